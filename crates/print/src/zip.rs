//! Files packed into one that every system opens: a ZIP archive whose files are stored as they are.

use crate::SiteFile;

/// How a local file, an entry of the directory and the end of the directory begin.
const FILE: u32 = 0x0403_4b50;
const ENTRY: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// What a program must be able to do to read it: version 2.0 of the format.
const VERSION: u16 = 20;
/// Names are in UTF-8.
const UTF8: u16 = 1 << 11;
/// 1 January 1980, the first day that the format knows: the same event gives the same bytes.
const FIRST_DAY: u16 = (1 << 5) | 1;

/// Files packed into one. An archive of this form holds fewer than 65,536 files and four gigabytes,
/// which no event comes near.
pub fn zipped(files: &[SiteFile]) -> Vec<u8> {
    let mut archive = Vec::new();
    let mut directory = Vec::new();
    for file in files {
        let offset = long(archive.len());
        let head = head(file);
        archive.extend(FILE.to_le_bytes());
        archive.extend(&head);
        archive.extend(file.name.as_bytes());
        archive.extend(file.text.as_bytes());
        directory.extend(ENTRY.to_le_bytes());
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&head);
        // No comment, one disk, no attributes.
        directory.extend([0; 10]);
        directory.extend(offset.to_le_bytes());
        directory.extend(file.name.as_bytes());
    }
    let start = long(archive.len());
    archive.extend(&directory);
    archive.extend(END.to_le_bytes());
    archive.extend([0; 4]);
    let count = short(files.len());
    archive.extend(count.to_le_bytes());
    archive.extend(count.to_le_bytes());
    archive.extend(long(directory.len()).to_le_bytes());
    archive.extend(start.to_le_bytes());
    archive.extend([0; 2]);
    archive
}

/// What a file and its entry in the directory say alike.
fn head(file: &SiteFile) -> Vec<u8> {
    let size = long(file.text.len()).to_le_bytes();
    let mut head = Vec::with_capacity(26);
    head.extend(VERSION.to_le_bytes());
    head.extend(UTF8.to_le_bytes());
    // Stored, at midnight of the first day.
    head.extend([0; 4]);
    head.extend(FIRST_DAY.to_le_bytes());
    head.extend(checksum(file.text.as_bytes()).to_le_bytes());
    head.extend(size);
    head.extend(size);
    head.extend(short(file.name.len()).to_le_bytes());
    head.extend([0; 2]);
    head
}

fn long(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn short(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// CRC-32 as the format has it.
fn checksum(bytes: &[u8]) -> u32 {
    let folded = bytes.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| match sum & 1 {
            1 => (sum >> 1) ^ 0xedb8_8320,
            _ => sum >> 1,
        })
    });
    !folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_the_format() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
        assert_eq!(checksum(b""), 0);
    }

    #[test]
    fn the_end_of_the_archive_names_its_directory() {
        let file = |name: &str, text: &str| SiteFile {
            name: name.to_owned(),
            text: text.to_owned(),
        };
        let archive = zipped(&[file("index.html", "Állás"), file("hu/index.html", "x")]);
        let end = archive.len() - 22;
        let long = |at: usize| {
            let bytes = archive.get(at..at + 4).map(<[u8; 4]>::try_from);
            bytes.and_then(Result::ok).map_or(0, u32::from_le_bytes)
        };
        assert_eq!(long(end), END);
        assert_eq!(archive[end + 10], 2);
        let start = long(end + 16) as usize;
        assert_eq!(start + long(end + 12) as usize, end);
        assert_eq!(long(start), ENTRY);
        // The second file begins where the directory says.
        let second = long(start + 46 + "index.html".len() + 42) as usize;
        assert_eq!(long(second), FILE);
    }
}
