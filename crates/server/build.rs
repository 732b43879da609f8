//! Finds the pages to embed: a folder that is named, or `web/dist`, or a plain page without script.
//! They are compiled in as bytes, with the tag that browsers compare.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=JADOUBE_WEB_DIST");
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    let ready = here.join("../../web/dist");
    let named = env::var_os("JADOUBE_WEB_DIST").map(PathBuf::from);
    let has_pages = |folder: &PathBuf| folder.join("index.html").is_file();
    let folder = match named.into_iter().chain([ready.clone()]).find(has_pages) {
        Some(folder) => folder.canonicalize()?,
        None => {
            println!(
                "cargo::warning=web/dist is missing: the server will show a plain page; `make pages` builds the pages"
            );
            here.join("plain")
        }
    };
    // A folder that is not there yet counts as changed when it comes.
    for watched in [&ready, &folder] {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    let mut files = Vec::new();
    collect(&folder, &mut files)?;
    files.sort();
    let mut table = String::from("[\n");
    for file in &files {
        let bytes = fs::read(file)?;
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let name = file.strip_prefix(&folder).unwrap_or(file);
        let name = name.to_string_lossy().replace('\\', "/");
        let (tag, path) = (hasher.finish(), file.display().to_string());
        // Writing to a string cannot fail.
        let _ = writeln!(
            table,
            "    Page {{ name: {name:?}, tag: \"\\\"{tag:016x}\\\"\", bytes: include_bytes!({path:?}) }},"
        );
    }
    table.push_str("]\n");
    fs::write(out.join("pages.rs"), table)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => collect(&path, files)?,
            false => files.push(path),
        }
    }
    Ok(())
}
