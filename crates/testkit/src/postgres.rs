//! A PostgreSQL of one's own for the length of a test: never a mock, never somebody else's.

use std::ffi::OsStr;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A private cluster in a folder of its own, stopped and removed when it is dropped.
#[derive(Debug)]
pub struct PrivatePostgres {
    folder: PathBuf,
    bin: PathBuf,
    port: u16,
}

impl PrivatePostgres {
    /// Makes and starts a cluster. `durable`: whether commits reach the disk, which a test that
    /// kills only its own program does not need.
    ///
    /// # Panics
    /// If PostgreSQL cannot be found or started: a test without it has proved nothing.
    pub fn start(durable: bool) -> PrivatePostgres {
        let postgres = PrivatePostgres::place();
        run(postgres
            .command("initdb")
            .args([
                "--no-sync",
                "--auth=trust",
                "--username=jadoube",
                "--encoding=UTF8",
                "--locale=C",
                "-D",
            ])
            .arg(postgres.data()));
        postgres.serve(durable);
        postgres
    }

    /// A folder and a port for a cluster.
    fn place() -> PrivatePostgres {
        let bin = bin().unwrap_or_else(|| {
            panic!("PostgreSQL is missing: no initdb by `pg_config --bindir` or in /usr/lib/postgresql/*/bin; `make postgres` installs it")
        });
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("its number").port();
        drop(listener);
        let name = format!("jadoube-postgres-{}-{port}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the cluster");
        let postgres = PrivatePostgres { folder, bin, port };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&postgres.folder));
        }
        postgres
    }

    fn serve(&self, durable: bool) {
        let options = self.options(if durable {
            "-c fsync=on"
        } else {
            "-c fsync=off"
        });
        run(self
            .command("pg_ctl")
            .args(["start", "-w", "-s", "-o", &options, "-l"])
            .arg(self.folder.join("log"))
            .arg("-D")
            .arg(self.data()));
    }

    fn options(&self, more: &str) -> String {
        let port = self.port;
        format!(
            "-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=50 {more}"
        )
    }

    /// Makes and starts a standby that follows this cluster; from now on every commit here waits for
    /// it.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn standby(&self) -> PrivatePostgres {
        let standby = PrivatePostgres::place();
        let port = self.port.to_string();
        run(standby
            .command("pg_basebackup")
            .args(["-h", "127.0.0.1", "-U", "jadoube", "-p", &port])
            .args(["-R", "-X", "stream", "-c", "fast", "--no-sync", "-D"])
            .arg(standby.data()));
        standby.serve(true);
        self.sql("alter system set synchronous_standby_names = '*'");
        self.sql("select pg_reload_conf()");
        standby
    }

    /// Makes the cluster show a certificate of its own for the name `localhost`, and take encrypted connections
    /// only from then on; gives the file with that certificate.
    ///
    /// # Panics
    /// If there is no `openssl`, which comes with PostgreSQL.
    pub fn encrypt(&self) -> PathBuf {
        let (key, certificate) = (
            self.data().join("server.key"),
            self.data().join("server.crt"),
        );
        run(PrivatePostgres::lent("openssl")
            .args([
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:P-256",
            ])
            .args(["-nodes", "-days", "2", "-subj", "/CN=localhost"])
            .args(["-addext", "subjectAltName=DNS:localhost"])
            .args(["-addext", "basicConstraints=critical,CA:FALSE"])
            .arg("-keyout")
            .arg(&key)
            .arg("-out")
            .arg(&certificate));
        fs::write(
            self.data().join("pg_hba.conf"),
            "hostssl all all all trust\nhostnossl all all all reject\n",
        )
        .expect("the rules of the cluster");
        let options = self.options("-c fsync=off -c ssl=on");
        run(self
            .command("pg_ctl")
            .args(["restart", "-w", "-s", "-o", &options, "-l"])
            .arg(self.folder.join("log"))
            .arg("-D")
            .arg(self.data()));
        certificate
    }

    /// Says something to the cluster.
    ///
    /// # Panics
    /// If it is refused.
    pub fn sql(&self, text: &str) {
        let port = self.port.to_string();
        run(self
            .command("psql")
            .args(["-h", "127.0.0.1", "-U", "jadoube", "-p", &port])
            .args(["-v", "ON_ERROR_STOP=1", "-c", text, "postgres"]));
    }

    /// Ends the cluster at once, as if its machine were gone.
    ///
    /// # Panics
    /// If it does not run.
    pub fn kill(&self) {
        run(self
            .command("pg_ctl")
            .args(["stop", "-m", "immediate", "-s", "-D"])
            .arg(self.data()));
    }

    /// A standby follows nobody any more: it takes writes itself.
    ///
    /// # Panics
    /// If it does not.
    pub fn promote(&self) {
        run(self
            .command("pg_ctl")
            .args(["promote", "-w", "-s", "-D"])
            .arg(self.data()));
    }

    /// The port that it listens on.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// The address for clients.
    pub fn url(&self) -> String {
        format!("postgres://jadoube@127.0.0.1:{}/postgres", self.port)
    }

    /// Makes an empty database in the cluster and gives its address.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn database(&self, name: &str) -> String {
        run(self.command("createdb").args([
            "-h",
            "127.0.0.1",
            "-U",
            "jadoube",
            "-p",
            &self.port.to_string(),
            name,
        ]));
        format!("postgres://jadoube@127.0.0.1:{}/{name}", self.port)
    }

    /// Stops the cluster at once, as if the power had gone, and starts it again.
    ///
    /// # Panics
    /// If it does not come back.
    pub fn crash_and_restart(&self) {
        run(self
            .command("pg_ctl")
            .args(["restart", "-m", "immediate", "-w", "-s", "-D"])
            .arg(self.data()));
    }

    /// The number of the cluster's first process, which has started the others.
    ///
    /// # Panics
    /// If the cluster does not run.
    pub fn process(&self) -> u32 {
        let file = fs::read_to_string(self.data().join("postmaster.pid")).expect("a cluster");
        let number = file.lines().next().and_then(|line| line.parse().ok());
        number.expect("the number of a process")
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A program of PostgreSQL's.
    fn command(&self, program: &str) -> Command {
        PrivatePostgres::lent(self.bin.join(program))
    }

    /// PostgreSQL refuses to run as root, so root lends it another user.
    fn lent(program: impl AsRef<OsStr>) -> Command {
        if !is_root() {
            return Command::new(program);
        }
        let mut command = Command::new("setpriv");
        command
            .args(["--reuid=postgres", "--regid=postgres", "--clear-groups"])
            .arg(program)
            .current_dir("/");
        command
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        let mut stop = self.command("pg_ctl");
        stop.args(["stop", "-m", "immediate", "-s", "-D"])
            .arg(self.data());
        // A test that has failed already must not fail again here.
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
        let until = Instant::now() + Duration::from_secs(5);
        while fs::remove_dir_all(&self.folder).is_err() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Runs a command to its end; its words are shown if it fails.
fn run(command: &mut Command) {
    // A server started by it must not hold on to our pipes.
    let log = std::env::temp_dir().join(format!(
        "jadoube-command-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    let file = fs::File::create(&log).expect("a log");
    let errors = file.try_clone().expect("the same log");
    let status = command
        .stdin(Stdio::null())
        .stdout(file)
        .stderr(errors)
        .status();
    let words = fs::read_to_string(&log).unwrap_or_default();
    let _ = fs::remove_file(&log);
    match status {
        Ok(status) if status.success() => {}
        Ok(status) => panic!("{command:?}: {status}\n{words}"),
        Err(error) => panic!("{command:?}: {error}"),
    }
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// The folder of the server's programs.
fn bin() -> Option<PathBuf> {
    let named = Command::new("pg_config").arg("--bindir").output().ok();
    let named = named.and_then(|out| String::from_utf8(out.stdout).ok());
    let named = named.map(|path| PathBuf::from(path.trim()));
    let mut installed: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .collect();
    installed.sort();
    let has = |path: &PathBuf| Path::new(path).join("initdb").is_file();
    named
        .into_iter()
        .chain(installed.into_iter().rev())
        .find(has)
}
