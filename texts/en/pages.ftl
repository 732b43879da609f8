### What the pages say around the board: labels, buttons, explanations.

## Around every page

skip-to-content = Skip to the content
nav-label = Pages
nav-laws = The Laws
nav-puzzles = Puzzles
setting-language = Language
setting-theme = Theme
setting-speech = Speech
theme-auto = Theme: as the system
theme-light = Light theme
theme-dark = Dark theme
speech-off = No speech
speech-sentence = Speak sentences
speech-announcement = Announce moves (Anna, Bella …)

## Board and clock

board-grid = Board, readable square by square
square-empty = empty
square-in-hand = in the hand
square-touched = touched
piece-of-side = { $side ->
    [white] white { piece-name }
   *[black] black { piece-name }
}
clock-label = { side-of } time
clock-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
clock-running = running
clock-stopped = not running
clock-paused-short = paused
clock-flag = flag fallen
clock-trouble = less than a minute

## The Laws

laws-title = The Laws of Chess
laws-lead = Every article in our own words, with its number in each edition and what this program does about it. The official text is FIDE's.
laws-edition = Edition
laws-beside = Compare with
laws-beside-none = no other edition
laws-search = Number or words
laws-only-differences = Only where editions differ
laws-count = { $count ->
    [one] 1 article
   *[other] { $count } articles
}
laws-chapters = Chapters
laws-chapter-p = Preface
laws-chapter-1 = 1 Nature and aim
laws-chapter-2 = 2 Initial position
laws-chapter-3 = 3 Moves of the pieces
laws-chapter-4 = 4 Acting on the pieces
laws-chapter-5 = 5 End of the game
laws-chapter-6 = 6 The chess clock
laws-chapter-7 = 7 Irregularities
laws-chapter-8 = 8 Recording the moves
laws-chapter-9 = 9 The drawn game
laws-chapter-10 = 10 Points
laws-chapter-11 = 11 Conduct of the players
laws-chapter-12 = 12 Role of the arbiter
laws-chapter-a = A Rapid chess
laws-chapter-b = B Blitz
laws-chapter-c = C Algebraic notation
laws-chapter-d = D Blind and visually disabled players
laws-chapter-i = I Adjourned games
laws-chapter-ii = II Chess960
laws-chapter-iii = III Quickplay finish
laws-chapter-r = Club rules of 2001
laws-absent = no such article
laws-differs = Editions differ:
edition-2001 = Club rules of 2001
edition-2017 = Laws of 2017
edition-2018 = Laws of 2018
edition-2023 = Laws of 2023
edition-fi2017 = Laws of 2017, Finnish practice
