/** What the toolbar puts in, in the language of `content/README.md`. */
import { t } from '@quire/model/messages/t';
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

export const NOTICES = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type NoticeKind = (typeof NOTICES)[number];

export function noticeName(kind: NoticeKind): string {
  switch (kind) {
    case 'note':
      return t('editing.noticeNote');
    case 'tip':
      return t('editing.noticeTip');
    case 'important':
      return t('editing.noticeImportant');
    case 'warning':
      return t('editing.noticeWarning');
    case 'caution':
      return t('editing.noticeCaution');
  }
}

export function notice(kind: NoticeKind, chosen: string): Block {
  const words = chosen || 'What readers should know.';
  return blockOf(`:::${kind}\n${words}\n:::`, words);
}

export const DIAGRAMS = ['editorial', 'professional', 'systematic', 'all-flow'] as const;
export type DiagramKind = (typeof DIAGRAMS)[number];

/** What a kind of diagram is called, and what it shows. */
export function diagramWords(kind: DiagramKind): { readonly name: string; readonly says: string } {
  switch (kind) {
    case 'editorial':
      return { name: t('editing.editorial'), says: t('editing.editorialSays') };
    case 'professional':
      return { name: t('editing.professional'), says: t('editing.professionalSays') };
    case 'systematic':
      return { name: t('editing.systematic'), says: t('editing.systematicSays') };
    case 'all-flow':
      return { name: t('editing.allFlow'), says: t('editing.allFlowSays') };
  }
}

const LISTS: Readonly<Record<DiagramKind, string>> = {
  editorial: `- **Editor** Answers for the whole.
  - **Section editor** Chooses the reviewers.
    - **Reviewer** Reads and reports.`,
  professional: `1. **Copy-editing** Language and references are checked.
   - edited text
2. **Typesetting** Formulas and tables are set.
   - web page and PDF`,
  systematic: `1. **Plan** What has to be done.
2. **Do** What was planned.
3. **Check** The results.
4. **Act** Change what did not work.`,
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
