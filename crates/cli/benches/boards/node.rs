//! The server as a process of its own, and what the system says about it.

use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use jadoube_journal::StoreUrl;
use jadoube_testkit::postgres::PrivatePostgres;
use rustix::time::{ClockId, clock_gettime};

use crate::common::Visitor;

/// A server.
pub struct Node {
    child: Child,
    pub address: SocketAddr,
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a server counts.
pub struct Figures {
    pub acts: f64,
    pub commits: f64,
}

impl Node {
    /// Starts a server on a database and waits until it answers.
    pub fn start(place: &StoreUrl) -> Node {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        let data = match place {
            StoreUrl::Sqlite(path) => ["--data".to_owned(), path.display().to_string()],
            StoreUrl::Postgres(url) => ["--database-url".to_owned(), url.clone()],
            StoreUrl::Memory(_) | StoreUrl::Simulated(..) => {
                panic!("what is in memory is not durable")
            }
        };
        let child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(["serve", "--requests-per-second", "1000000", "--listen"])
            .arg(address.to_string())
            .args(data)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let node = Node { child, address };
        for _ in 0..400 {
            if ask(address, "/health").is_some() {
                return node;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        panic!("the server does not answer");
    }

    /// Waits until the server has nothing left to do.
    pub fn settle(&self) {
        for _ in 0..60 {
            let before = self.cpu();
            std::thread::sleep(Duration::from_millis(500));
            if self.cpu() - before < 0.05 {
                return;
            }
        }
        panic!("the server does not come to rest");
    }

    /// Memory in KiB that the process holds.
    pub fn resident(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().nth(1));
        number.unwrap().parse().unwrap()
    }

    /// Seconds of processor that the process has used.
    pub fn cpu(&self) -> f64 {
        cpu(&self.child.id().to_string()).unwrap().0
    }

    /// What the server counts.
    pub fn figures(&self) -> Figures {
        let text = ask(self.address, "/metrics").unwrap();
        let figure = |name: &str| {
            let line = text.lines().find(|line| line.starts_with(name)).unwrap();
            line.rsplit(' ').next().unwrap().parse().unwrap()
        };
        Figures {
            acts: figure("jadoube_acts_total "),
            commits: figure("jadoube_commits_total "),
        }
    }
}

fn ask(address: SocketAddr, path: &str) -> Option<String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let answer = runtime.block_on(Visitor::new(address).try_request("GET", path, ""));
    answer.ok().map(|answer| answer.text)
}

/// Seconds of processor that this process has used, as exactly as the system knows.
pub fn own_cpu() -> f64 {
    let used = clock_gettime(ClockId::ProcessCPUTime);
    used.tv_sec as f64 + used.tv_nsec as f64 / 1e9
}

/// Seconds of processor that the programs of a cluster have used: those that its first one started.
pub fn cluster_cpu(cluster: &PrivatePostgres) -> f64 {
    let processes = std::fs::read_dir("/proc").unwrap();
    let of_the_cluster = processes.filter_map(|process| {
        let name = process.ok()?.file_name().into_string().ok()?;
        let (seconds, parent) = cpu(&name)?;
        (parent == cluster.process()).then_some(seconds)
    });
    of_the_cluster.sum()
}

/// Seconds of processor that a process has used, and its parent.
fn cpu(process: &str) -> Option<(f64, u32)> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name in parentheses may hold anything; what follows it is numbers.
    let (_, rest) = stat.rsplit_once(") ")?;
    let fields: Vec<&str> = rest.split(' ').collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((
        (ticks(11)? + ticks(12)?) / 100.0,
        fields.get(1)?.parse().ok()?,
    ))
}
