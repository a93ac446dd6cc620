/** What the toolbar puts in, in the language of `content/README.md`. */
import { type Block, blockOf } from './block.ts';

export function table(): Block {
  return blockOf(
    `Table: What the table shows. {#tbl:name}

| Site | Depth (m) | Species |
|:-----|----------:|--------:|
| A    |       1.5 |      12 |
| B    |       3.0 |       7 |`,
    'What the table shows.',
  );
}

export function equation(chosen: string): Block {
  const formula = chosen || 'E = mc^2';
  return blockOf(`$$\n${formula} \\label{eq:name}\n$$`, formula);
}

export const NOTICES = [
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['important', 'Important'],
  ['warning', 'Warning'],
  ['caution', 'Caution'],
] as const;
export type NoticeKind = (typeof NOTICES)[number][0];

export function notice(kind: NoticeKind, chosen: string): Block {
  const words = chosen || 'What readers should know.';
  return blockOf(`:::${kind}\n${words}\n:::`, words);
}

export const DIAGRAMS = [
  ['editorial', 'Editorial: roles, one below another'],
  ['professional', 'Professional: stages and what each hands over'],
  ['systematic', 'Systematic: stages that begin again'],
  ['all-flow', 'All-flow: steps, who does them, and ways out'],
] as const;
export type DiagramKind = (typeof DIAGRAMS)[number][0];

const LISTS: Readonly<Record<DiagramKind, string>> = {
  editorial: `- **Editor** Answers for the whole.
  - **Section editor** Chooses the reviewers.
    - **Reviewer** Reads and reports.`,
  professional: `1. **Copy-editing** Language and references are checked.
   - edited text
2. **Typesetting** Formulas and tables are set.
   - web page and PDF`,
  systematic: `1. **Plan** What is to be done.
2. **Do** As it was planned.
3. **Look** What became of it.
4. **Mend** What went wrong.`,
  'all-flow': `1. **Author** Sends the manuscript.
2. **Editor** Reads it first.
   - *out of scope* the author is told why
   - *in scope* -> 3
3. **Reviewers** Report.`,
};

export function diagram(kind: DiagramKind): Block {
  return blockOf(`:::${kind}[What it shows]\n${LISTS[kind]}\n:::`, 'What it shows');
}

/** A picture on a line of its own, with words for those who cannot see it. */
export function figure(path: string, caption: string, alt: string): Block {
  const name = (path.split('/').at(-1) ?? 'name').replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-');
  const words = caption
    .replace(/\s+/g, ' ')
    .replace(/([[\]])/g, '\\$1')
    .trim();
  const description = alt.replace(/\s+/g, ' ').replaceAll('"', '”').trim();
  const says = description ? ` alt="${description}"` : '';
  return blockOf(
    `![${words}](${path.replace(/[ ()]/g, encodeURIComponent)}){#fig:${name}${says}}`,
    words,
  );
}

/** A new paper: what our press asks of one, for somebody who has never written one in Markdown. */
export const NEW_PAPER = `---
title: "A title that says what was found"
authors:
  - given: Ada
    family: Example
    affiliations: [1]
    corresponding: true
    email: ada@university.example
affiliations:
  - { id: 1, name: "Institute of Examples, University of Somewhere", country: Norway }
keywords: [first keyword, second keyword]
abstract: >-
  What was asked, what was done, what was found, and what follows from it.
bibliography: paper.bib
---

## Introduction

Somebody has asked this before [@example2024]. The slope is $\\alpha = \\tan\\beta$, and

$$
h(x) = h_0 + \\alpha x \\label{eq:slope}
$$

is the height that @eq:slope gives at a distance of $x$. @tbl:sites lists where it was measured.

Table: Where the slope was measured. {#tbl:sites}

| Site | Slope | Remarks    |
|:-----|------:|:-----------|
| A    |  0.12 | gravel     |
| B    |  0.31 | bare rock  |

## Conclusion

What a reader should remember.
`;

export const NEW_BIBLIOGRAPHY = `@article{example2024,
  author  = {Example, Ada and Sample, Ben},
  title   = {On slopes},
  journal = {Journal of Examples},
  year    = {2024},
  volume  = {3},
  pages   = {14--29}
}
`;
