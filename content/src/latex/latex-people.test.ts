import { expect, it } from 'vitest';
import { latexPeople, withoutLatexPeople } from './latex-people.ts';

const SOURCE = String.raw`% Written by Maren Holt, 2026
\documentclass{article}
\usepackage[pdftitle={On ice},pdfauthor={Ada Okoro and Ben Holt}]{hyperref}
\newcommand{\email}[1]{\texttt{#1}}
\title{On ice\thanks{Funded by the Okoro fund.}}
\author[1]{Ada Okoro\thanks{Lagos, \email{ada@example.org}}
  \and Ben~Holt$^{2}$ \\ Bergen}
\affil[1]{Institute of Lagos}
\begin{document}
\maketitle
It is 5\% cold. % Ada: check this
See \url{https://example.org/a%20b}. \verb|% no comment|
\begin{verbatim}
% kept
\end{verbatim}
\section*{Acknowledgements}
We thank Maren Holt.
\section{Next}
Text.
\begin{acks}Thanks to Lagos.\end{acks}
\bibliography{refs}
\end{document}
`;

it('finds authors, the PDF’s author and who signs in a comment', () => {
  expect(latexPeople(SOURCE)).toEqual([
    ...['Ada Okoro', 'Ben Holt'],
    ...['Ada Okoro', 'Ben Holt'],
    'Maren Holt',
  ]);
});

it('empties what names people, and leaves the rest as it is', () => {
  expect(withoutLatexPeople(SOURCE)).toBe(String.raw`%
\documentclass{article}
\usepackage[pdftitle={On ice},pdfauthor={}]{hyperref}
\newcommand{\email}[1]{\texttt{#1}}
\title{On ice}
\author{Anonymous}

\begin{document}
\maketitle
It is 5\% cold. %
See \url{https://example.org/a%20b}. \verb|% no comment|
\begin{verbatim}
% kept
\end{verbatim}
\section*{Acknowledgements}
\section{Next}
Text.

\bibliography{refs}
\end{document}
`);
});

it.each([
  [String.raw`\author{Ada Okoro}\author{Ben Holt}\address{Lagos}`, String.raw`\author{Anonymous}`],
  [
    String.raw`\author*[1]{\fnm{Ada} \sur{Okoro}}\email{a@example.org}`,
    String.raw`\author{Anonymous}`,
  ],
  [
    String.raw`\newcommand{\AuthorAffil}{{Ada Okoro}, Lagos} x`,
    String.raw`\newcommand{\AuthorAffil}{} x`,
  ],
  [String.raw`\newcommand\authormark[1]{#1}`, String.raw`\newcommand\authormark[1]{#1}`],
  [String.raw`\icmlauthor{Ada Okoro}{lagos}x`, 'x'],
  [
    String.raw`\pdfinfo{ /Author (Ada Okoro) /Title (Ice) }`,
    String.raw`\pdfinfo{ /Author () /Title (Ice) }`,
  ],
  [
    String.raw`\hypersetup{pdfauthor=Ada Okoro, pdftitle=Ice}`,
    String.raw`\hypersetup{pdfauthor={}, pdftitle=Ice}`,
  ],
  [String.raw`\acknowledgments We thank`, String.raw`\acknowledgments We thank`],
  ['\\author{Ada Okoro\n\nText', '\\author{Anonymous}\n\nText'],
])('empties %s', (source, left) => expect(withoutLatexPeople(source)).toBe(left));

it('reads letters that are written as commands', () => {
  const source = String.raw`\author{Jos{\'e} {\O}deg{\aa}rd, Zo\"e \v{C}ern\'{y} and S\o ren \L ukasz\,\orcidlink{0000}\corref{a}}`;
  expect(latexPeople(source)).toEqual(['José Ødegård', 'Zoë Černý', 'Søren Łukasz']);
});

it('finds no one in a source without names', () => {
  expect(
    latexPeople(String.raw`\documentclass{article}\author{Anonymous}\begin{document}x`),
  ).toEqual([]);
  expect(latexPeople(String.raw`\newcommand{\author}[1]{} % a remark`)).toEqual([]);
});
