//! What a server says about itself to those who run it.

mod common;
#[path = "common/house.rs"]
mod house;

use std::time::Duration;

use common::{Table, Visitor, casual};
use house::serve;
use jadoube_journal::StoreUrl;
use tokio::time::sleep;

/// Healthy is who keeps what he is told; who does not says why.
#[tokio::test(flavor = "multi_thread")]
async fn health_is_the_truth() {
    let folder = std::env::temp_dir().join(format!("jadoube-health-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("club.db");
    let (server, _stop) = serve(StoreUrl::Sqlite(file.clone())).await;
    let table = Table::lay(server, casual()).await;
    table.start().await;
    let mut visitor = Visitor::new(server);
    let healthy = visitor.get("/health").await;
    assert_eq!(healthy.status, 200, "{}", healthy.text);
    assert!(healthy.text.starts_with("ok\n"), "{}", healthy.text);
    for fact in ["something was kept", "MiB of the disk are free"] {
        assert!(healthy.text.contains(fact), "{}", healthy.text);
    }
    let metrics = visitor.get("/metrics").await.text;
    let figure = |name: &str| -> f64 {
        let found = metrics.lines().find_map(|line| line.strip_prefix(name));
        found
            .unwrap_or_else(|| panic!("{name}: {metrics}"))
            .trim()
            .parse()
            .unwrap()
    };
    // Two arrivals at least, each in some class of both histograms.
    for name in ["commit", "act"] {
        let all = figure(&format!("jadoube_{name}_seconds_count "));
        assert!(all >= 2.0, "{metrics}");
        let last = format!("jadoube_{name}_seconds_bucket{{le=\"+Inf\"}} ");
        assert_eq!(figure(&last), all);
        assert!(figure(&format!("jadoube_{name}_seconds_sum ")) >= 0.0);
    }
    assert!(figure("jadoube_disk_free_bytes ") > 0.0);
    assert!(figure("jadoube_last_kept_seconds ") < 3.0);
    // Another file is put in its place.
    std::fs::copy(&file, folder.join("other.db")).unwrap();
    std::fs::rename(folder.join("other.db"), &file).unwrap();
    let mut said = visitor.get("/health").await;
    for _ in 0..200 {
        if said.status == 503 {
            break;
        }
        sleep(Duration::from_millis(100)).await;
        said = visitor.get("/health").await;
    }
    assert_eq!(said.status, 503, "{}", said.text);
    assert!(
        said.text.contains("another lies in its place"),
        "{}",
        said.text
    );
    std::fs::remove_dir_all(&folder).unwrap();
}
