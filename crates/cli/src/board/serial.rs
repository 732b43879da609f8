//! A serial port: 9600 baud, eight bits, no parity, one stop bit, no handshake.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use rustix::fs::{Mode, OFlags};
use rustix::termios::{ControlModes, OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr};
use tokio::sync::mpsc::UnboundedSender;

use super::{FromBoard, PAUSE};

const BAUD: u32 = 9600;

/// Where commands are written; nothing while the cable is pulled.
#[derive(Clone)]
pub struct Port(Arc<Mutex<Option<File>>>);

impl Port {
    pub fn write(&self, bytes: &[u8]) {
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = file.as_mut() {
            // A port that takes nothing is found to be gone by the thread that reads it.
            let _ = file.write_all(bytes);
        }
    }

    fn set(&self, file: Option<File>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = file;
    }
}

/// Opens a port and tells what comes from it, from a thread of its own. When it is gone it is opened again as soon as it
/// is there.
pub fn listen(path: &Path, tell: UnboundedSender<FromBoard>) -> io::Result<Port> {
    let file = open(path)?;
    let port = Port(Arc::new(Mutex::new(Some(file.try_clone()?))));
    let (shared, path) = (port.clone(), path.to_owned());
    thread::spawn(move || {
        let mut file = file;
        while read(&mut file, &tell) {
            shared.set(None);
            drop(file);
            if tell.send(FromBoard::Lost).is_err() {
                return;
            }
            file = open_again(&path, &shared);
            if tell.send(FromBoard::Back).is_err() {
                return;
            }
        }
    });
    Ok(port)
}

/// Reads until the port is gone; false: nobody listens any more.
fn read(file: &mut File, tell: &UnboundedSender<FromBoard>) -> bool {
    let mut buffer = [0; 256];
    loop {
        match file.read(&mut buffer) {
            Ok(0) => return true,
            Ok(length) => {
                let bytes = buffer[..length].to_vec();
                if tell.send(FromBoard::Bytes(bytes, Instant::now())).is_err() {
                    return false;
                }
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => return true,
        }
    }
}

fn open_again(path: &Path, shared: &Port) -> File {
    loop {
        thread::sleep(PAUSE);
        if let Ok(file) = open(path)
            && let Ok(writer) = file.try_clone()
        {
            shared.set(Some(writer));
            return file;
        }
    }
}

fn open(path: &Path) -> io::Result<File> {
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
    let file = File::from(rustix::fs::open(path, flags, Mode::empty())?);
    let mut how = tcgetattr(&file)?;
    how.make_raw();
    how.set_speed(BAUD)?;
    how.control_modes |= ControlModes::CLOCAL | ControlModes::CREAD;
    how.control_modes -= ControlModes::CSTOPB | ControlModes::CRTSCTS;
    how.special_codes[SpecialCodeIndex::VMIN] = 1;
    how.special_codes[SpecialCodeIndex::VTIME] = 0;
    tcsetattr(&file, OptionalActions::Now, &how)?;
    Ok(file)
}
