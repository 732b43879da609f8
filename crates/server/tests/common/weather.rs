//! Weather that a test makes, for journals and programs.
#![allow(dead_code, reason = "each test uses its part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::future::pending;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use jadoube_journal::{Fate, Later, SharedMemory, StoreUrl, Weather};
use jadoube_server::{Config, Planted};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until};

use crate::common::Door;
use crate::house::{TestClock, serve_by_pipes};

/// A journal as the test wants it.
#[derive(Debug, Default)]
pub struct TestWeather(Mutex<Sky>);

#[derive(Clone, Copy, Debug, Default)]
pub struct Sky {
    /// Nothing is answered before this.
    pub stalls_until: Option<Instant>,
    /// Nothing is kept before this; it is found out after some time.
    pub fails_until: Option<Instant>,
    /// The program is dead: it waits for ever for whatever it has asked for.
    pub dead: bool,
    /// Appends until it dies.
    pub dies_after: Option<u32>,
    /// So many appends are kept and denied.
    pub unheard: u32,
}

/// How long a journal that keeps nothing tries to.
pub const TRIES: Duration = Duration::from_secs(7);

impl TestWeather {
    pub fn set(&self, change: impl FnOnce(&mut Sky)) {
        change(&mut self.0.lock().unwrap());
    }

    pub fn stall(&self, span: Duration) {
        self.set(|sky| sky.stalls_until = Some(Instant::now() + span));
    }

    pub fn fail(&self, span: Duration) {
        self.set(|sky| sky.fails_until = Some(Instant::now() + span));
    }

    pub fn kill(&self) {
        self.set(|sky| sky.dead = true);
    }

    /// The weather at this moment; an append takes one breath.
    fn sky(&self, breath: bool) -> Sky {
        let mut sky = self.0.lock().unwrap();
        let now = *sky;
        if breath {
            sky.dead |= sky.dies_after == Some(0);
            sky.dies_after = sky.dies_after.map(|left| left.saturating_sub(1));
            sky.unheard = sky.unheard.saturating_sub(1);
        }
        Sky {
            dead: sky.dead,
            ..now
        }
    }
}

async fn answered(sky: Sky) {
    if sky.dead {
        pending::<()>().await;
    }
    if let Some(until) = sky.stalls_until {
        sleep_until(until).await;
    }
}

impl Weather for TestWeather {
    fn append(&self) -> Later<Fate> {
        let sky = self.sky(true);
        Box::pin(async move {
            answered(sky).await;
            match sky.fails_until {
                Some(until) if Instant::now() < until => {
                    sleep(TRIES.min(until.duration_since(Instant::now()))).await;
                    match Instant::now() < until {
                        true => Fate::Lost,
                        false => Fate::Kept,
                    }
                }
                _ if sky.unheard > 0 => Fate::Unheard,
                _ => Fate::Kept,
            }
        })
    }

    fn read(&self) -> Later<bool> {
        let sky = self.sky(false);
        Box::pin(async move {
            answered(sky).await;
            sky.fails_until.is_none_or(|until| Instant::now() >= until)
        })
    }

    fn beats(&self) -> bool {
        let sky = self.sky(false);
        let over = |until: Option<Instant>| until.is_none_or(|until| Instant::now() >= until);
        !sky.dead && over(sky.stalls_until) && over(sky.fails_until)
    }
}

/// A server in a weather of its own.
pub async fn serve_in(
    streams: &SharedMemory,
    weather: &Arc<TestWeather>,
    clock: &Arc<TestClock>,
) -> (Door, oneshot::Sender<()>) {
    serve_with(streams, weather, clock, None).await
}

/// The same, with a defect put in on purpose.
pub async fn serve_with(
    streams: &SharedMemory,
    weather: &Arc<TestWeather>,
    clock: &Arc<TestClock>,
    planted: Option<Planted>,
) -> (Door, oneshot::Sender<()>) {
    let place = StoreUrl::Simulated(streams.clone(), weather.clone());
    let mut config = Config::new(place);
    config.clock = clock.clone();
    config.planted = planted;
    serve_by_pipes(config).await
}
