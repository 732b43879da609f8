//! What `jadoube serve` reads from the environment.

use std::io::{BufRead, BufReader};
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Command, Stdio};

fn serve() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.arg("serve");
    command
}

#[test]
fn a_server_is_set_up_by_its_environment() {
    let mut server = serve()
        .env("JADOUBE_LISTEN", "127.0.0.1:0")
        .env("JADOUBE_IN_MEMORY", "true")
        .env("JADOUBE_PUBLIC_URL", "https://chess.example.org")
        .env("JADOUBE_REQUESTS_PER_SECOND", "50")
        .env("JADOUBE_TRUSTED_PROXIES", "127.0.0.1,10.0.0.0/8")
        .env("JADOUBE_FORWARDED_BY", "forwarded")
        .env("JADOUBE_CREATORS", "anyone")
        .env("JADOUBE_ENGINES", "One=/bin/sh,Two=/bin/sh")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut first = String::new();
    let mut said = BufReader::new(server.stdout.take().unwrap());
    said.read_line(&mut first).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(first.contains("://"), "{first}");
}

#[test]
fn a_wrong_word_in_the_environment_is_named() {
    for (name, value, option) in [
        ("JADOUBE_LISTEN", "nowhere", "--listen"),
        (
            "JADOUBE_REQUESTS_PER_SECOND",
            "many",
            "--requests-per-second",
        ),
        ("JADOUBE_TRUSTED_PROXIES", "127.0.0.1,x", "--trusted-proxy"),
        ("JADOUBE_CREATORS", "nobody", "--creators"),
        ("JADOUBE_ENGINES", "One=/no/such/program", "--engine"),
        ("JADOUBE_NO_ENGINES", "perhaps", "--no-engines"),
        ("JADOUBE_IN_MEMORY", "perhaps", "--in-memory"),
    ] {
        let output = serve().env(name, value).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(option), "{told}");
    }
}

/// Whoever adds an option to the command names it for the environment too.
#[test]
fn every_option_has_a_name_in_the_environment() {
    let output = serve().arg("--help").output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let options = help.matches("\n      --").count();
    assert!(options >= 10, "{help}");
    assert_eq!(help.matches("[env: JADOUBE_").count(), options, "{help}");
}

/// A manager of services is told when the server is there, and when it goes.
#[test]
fn a_manager_of_services_is_told() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("notify");
    let _ = std::fs::remove_file(&path);
    let manager = UnixDatagram::bind(&path).unwrap();
    let patience = Some(std::time::Duration::from_secs(60));
    manager.set_read_timeout(patience).unwrap();
    let mut server = serve()
        .args(["--listen", "127.0.0.1:0", "--in-memory"])
        .env("NOTIFY_SOCKET", &path)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let hear = || {
        let mut told = [0; 64];
        let length = manager.recv(&mut told).unwrap();
        String::from_utf8(told[..length].to_vec()).unwrap()
    };
    assert_eq!(hear(), "READY=1");
    let kill = Command::new("kill").arg(server.id().to_string()).status();
    assert!(kill.unwrap().success());
    assert_eq!(hear(), "STOPPING=1");
    assert!(server.wait().unwrap().success());
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual");
    let _ = std::fs::remove_dir_all(&folder);
    let written = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .arg("manual")
        .arg(&folder)
        .output()
        .unwrap();
    assert!(written.status.success());
    let page = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert!(
        page("jadoube.1").contains("jadoube\\-serve(1)"),
        "{}",
        page("jadoube.1")
    );
    assert!(page("jadoube-serve.1").contains("JADOUBE_LISTEN"));
    assert!(page("jadoube-people-add.1").contains("token"));
}

/// The token of a broadcast comes from the environment or from a file that nobody else may read, and is never told.
#[cfg(unix)]
#[test]
fn the_token_of_a_broadcast_is_a_secret() {
    use std::os::unix::fs::PermissionsExt;
    let target = "hall/0123456789abcdef=Abcd1234";
    let told = |server: &mut Command| {
        let output = server
            .args([
                "--in-memory",
                "--listen",
                "127.0.0.1:0",
                "--broadcast",
                target,
            ])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let missing = told(serve().env_remove("JADOUBE_BROADCAST_TOKEN"));
    assert!(
        missing.contains("JADOUBE_BROADCAST_TOKEN is not set"),
        "{missing}"
    );
    let wrong = told(serve().env("JADOUBE_BROADCAST_TOKEN", "two secrets"));
    assert!(
        wrong.contains("one word") && !wrong.contains("secrets"),
        "{wrong}"
    );
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("token");
    std::fs::write(&file, "lip_Secret\n").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let open = told(serve().arg("--broadcast-token-file").arg(&file));
    assert!(
        open.contains("mode 644") && !open.contains("lip_"),
        "{open}"
    );
    let nowhere = serve()
        .env("JADOUBE_BROADCASTS", "game/x=y")
        .output()
        .unwrap();
    let nowhere = String::from_utf8(nowhere.stderr).unwrap();
    assert!(nowhere.contains("--broadcast"), "{nowhere}");
}
