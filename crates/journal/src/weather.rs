//! A journal that can be made to fail: what comes of each append is told by its weather. It lies in
//! memory, works in the task of whoever asks and waits by the clock of the runtime, so that whole
//! servers can be run in one thread, under a seed.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use jadoube_ruling::Moment;
use tokio::sync::mpsc;

use crate::postgres::Notice;
use crate::{Append, Memory, StoreError, Streams};

/// Something that takes its time.
pub type Later<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// What comes of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is kept, and whoever asked hears it.
    Kept,
    /// It is not kept.
    Lost,
    /// It is kept, and whoever asked hears that it failed.
    Unheard,
}

/// The weather that the journal of one node lives in.
pub trait Weather: fmt::Debug + Send + Sync {
    /// What comes of the next append, and when.
    fn append(&self) -> Later<Fate>;
    /// Whether the next read succeeds, and when.
    fn read(&self) -> Later<bool>;
    /// Whether signs of life are kept now.
    fn beats(&self) -> bool;
}

/// Streams in memory that the nodes of one program share, as they would share a database.
#[derive(Clone, Debug, Default)]
pub struct SharedMemory {
    /// What is kept.
    pub memory: Memory,
    /// Whether there is only ever one node, as with a file.
    alone: bool,
    nodes: Arc<Mutex<Vec<mpsc::UnboundedSender<Notice>>>>,
}

impl SharedMemory {
    /// Streams that several nodes share, with a clock that they all ask.
    pub fn with_clock(clock: impl Fn() -> Moment + Send + Sync + 'static) -> SharedMemory {
        SharedMemory {
            memory: Memory::with_clock(clock),
            ..SharedMemory::default()
        }
    }

    /// Streams that one node has to itself.
    pub fn alone() -> SharedMemory {
        SharedMemory {
            alone: true,
            ..SharedMemory::default()
        }
    }

    /// Whether there is only ever one node.
    pub const fn is_alone(&self) -> bool {
        self.alone
    }
}

/// One node's way to them.
#[derive(Clone, Debug)]
pub(crate) struct Simulated {
    pub streams: SharedMemory,
    pub weather: Arc<dyn Weather>,
    /// Its number among the nodes that listen.
    node: Arc<Mutex<Option<usize>>>,
}

impl Simulated {
    pub(crate) fn new(streams: SharedMemory, weather: Arc<dyn Weather>) -> Simulated {
        Simulated {
            streams,
            weather,
            node: Arc::default(),
        }
    }

    pub(crate) async fn append(&self, append: Append) -> Result<bool, StoreError> {
        let fate = self.weather.append().await;
        if fate == Fate::Lost {
            return Err(StoreError::Unavailable("the weather is bad".to_owned()));
        }
        let (stream, seq) = (append.stream.clone(), append.expected);
        let kept = self.streams.memory.clone().append_all(&[append])? == [true];
        if kept {
            self.notify(&Notice::Appended { stream, seq });
        }
        match fate {
            Fate::Unheard => Err(StoreError::Unavailable("nothing was heard".to_owned())),
            Fate::Kept | Fate::Lost => Ok(kept),
        }
    }

    fn notify(&self, notice: &Notice) {
        let own = *self.node.lock().unwrap_or_else(PoisonError::into_inner);
        let nodes = &self.streams.nodes;
        let nodes = nodes.lock().unwrap_or_else(PoisonError::into_inner);
        for (number, node) in nodes.iter().enumerate() {
            if Some(number) != own {
                // A node that is gone hears nothing.
                let _ = node.send(notice.clone());
            }
        }
    }

    pub(crate) fn listen(&self) -> mpsc::UnboundedReceiver<Notice> {
        let (tell, heard) = mpsc::unbounded_channel();
        let nodes = &self.streams.nodes;
        let mut nodes = nodes.lock().unwrap_or_else(PoisonError::into_inner);
        *self.node.lock().unwrap_or_else(PoisonError::into_inner) = Some(nodes.len());
        nodes.push(tell);
        heard
    }
}
