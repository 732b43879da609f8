### What the command line says around rulings and articles.

explain-title = Article { $article }, Laws of { $edition }
explain-title-fi = Article { $article }, Laws of 2017 with Finnish practice
explain-program = What the program does
explain-care-enforced = It rules on this by itself; the arbiter may override with a reason.
explain-care-assisted = It proposes a ruling; the arbiter decides.
explain-care-recorded = It keeps the fact on record.
explain-care-shown = It shows the article; nothing is to be ruled on.
explain-care-not-yet = It is not built yet; the article is shown.
explain-scenarios = Tried by the scenarios: { $scenarios }
explain-editions = In other editions
explain-same-number = { $edition }: { $article }
explain-absent = { $edition }: no such article
explain-differs = Where the editions differ
explain-unknown = Edition { $edition } has no article { $article }. Nearest: { $nearest }
demo-title = A demonstration game under the Laws of { $edition }
demo-legend = Each line: the clock times of White and Black, what happened, and the article it rests on. "!" marks what was refused.
demo-result = Result: { $result }
result-none = the game goes on
