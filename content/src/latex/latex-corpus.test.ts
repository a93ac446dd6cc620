import { afterAll, describe, expect, it } from 'vitest';
import { compareConverted } from '../convert/compare-converted.ts';
import { renderDocument } from '../render-document.ts';
import { LATEX_PROJECTS } from '../testing/latex-corpus.ts';
import { mathmlFaults } from '../testing/mathml-faults.ts';
import { readOwnMarkdown } from '../testing/read-own-markdown.ts';
import { hasPandoc, readWithPandoc, type TextParts } from '../testing/read-with-pandoc.ts';
import { latexToMarkdown } from './latex-to-markdown.ts';

/** A formula without what only arranges it: Pandoc and we keep the same one with other blanks and braces. */
const plainFormula = (tex: string): string =>
  tex
    .replace(/\\mintinline\{\w+\}|\\texttt(?![a-z])/g, '')
    .replace(
      /\\(begin|end)\{(equation|displaymath|math|aligned|gathered|split|align|gather|multline|eqnarray|flalign|alignat)\*?\}(\{\d\})?/g,
      '',
    )
    .replace(
      /\\(nonumber|notag|displaystyle|limits|qedhere|left|right|ensuremath|mathrm|text|textrm|mbox|hbox|rm|mathop|pmb|num|mintinline|operatorname\*?|quad|[,;:! ])(?![A-Za-z])/g,
      '',
    )
    .replace(/\\(label|tag)\{[^{}]*\}/g, '')
    .replace(/[\s{}$&~%]/g, '')
    .replace(/\\\\|\.$|,$/g, '');

/** How many of the first list are in the second, each as often as there. */
function kept(
  expected: readonly string[],
  found: readonly string[],
): { count: number; lost: string[] } {
  const left = new Map<string, number>();
  for (const each of found) left.set(each, (left.get(each) ?? 0) + 1);
  const lost = expected.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
  return { count: expected.length - lost.length, lost };
}

const percent = (count: number, all: number) => (all === 0 ? 100 : (100 * count) / all);

interface Kept {
  readonly words: number;
  readonly formulas: number;
  readonly references: number;
}

/** What of Pandoc's reading is in ours, in percent. */
function compare(theirs: TextParts, ours: TextParts): Kept {
  const formulas = kept(theirs.formulas.map(plainFormula), ours.formulas.map(plainFormula));
  const citations = kept(theirs.citations, ours.citations);
  const crossed = Math.min(theirs.references.length, ours.references.length);
  const words = kept(theirs.words, ours.words);
  // For whoever works on the reader: what is lost, by name.
  if (process.env.QUIRE_LOST) {
    process.stdout.write(`\nwords: ${words.lost.slice(0, 400).join(' ')}\n`);
    process.stdout.write(`formulas: ${formulas.lost.slice(0, 60).join('\n  ')}\n`);
    process.stdout.write(`citations: ${citations.lost.slice(0, 40).join(' ')}\n`);
    process.stdout.write(
      `references: ${kept(theirs.references, ours.references).lost.join(' ')}\n`,
    );
  }
  return {
    words: percent(words.count, theirs.words.length),
    formulas: percent(formulas.count, theirs.formulas.length),
    references: percent(
      citations.count + crossed,
      theirs.citations.length + theirs.references.length,
    ),
  };
}

/** Each takes some seconds: all of them are compared in a thorough run. */
const IS_THOROUGH = process.env.QUIRE_THOROUGH === '1';
const PROJECTS = LATEX_PROJECTS.filter(
  ([name]) => IS_THOROUGH || /^(binary|broad|minimap|russian)/.test(name),
);

describe.skipIf(LATEX_PROJECTS.length === 0 || !hasPandoc)(
  'the LaTeX sources of the corpus, beside what Pandoc reads of them',
  { timeout: 180_000 },
  () => {
    const rows: string[] = [];
    afterAll(() => {
      process.stdout.write(
        `\n${'project'.padEnd(32)} words   %    formulas   %    references   %   figures tables  source   %\n${rows.join('\n')}\n`,
      );
    });

    it.each(PROJECTS)(
      'keeps words, formulas and references of %s',
      (name, { folder, main, files }) => {
        const read = latexToMarkdown(files);
        // A list of references that is typed is a bibliography with us, and a part of the text with Pandoc.
        const isTyped = read?.problems.some(({ code }) => code === 'latex/references') ?? false;
        const ours = readOwnMarkdown(
          [read?.abstract, read?.markdown, isTyped ? read?.bibliography : ''].join('\n\n'),
        );
        const theirs = readWithPandoc(folder, main);
        const both = theirs && compare(theirs, ours);
        const counts = read && compareConverted(read);
        const ofSource = percent(counts?.result.words ?? 0, counts?.source.words ?? 1);
        const shown = (share: number | undefined) =>
          (share === undefined ? '–' : share.toFixed(1)).padStart(6);
        rows.push(
          `${name.padEnd(30)} ${String(theirs?.words.length ?? '–').padStart(7)} ${shown(both?.words)} ${String(theirs?.formulas.length ?? '–').padStart(7)} ${shown(both?.formulas)} ${String((theirs?.citations.length ?? 0) + (theirs?.references.length ?? 0)).padStart(9)} ${shown(both?.references)} ${ours.figures}/${theirs?.figures ?? '–'} ${ours.tables}/${theirs?.tables ?? '–'} ${`${counts?.source.words}`.padStart(8)} ${shown(ofSource)}`,
        );
        expect(ours.words.length).toBeGreaterThan(500);
        // Pandoc refuses some: the words of the source, counted much as detex does it, are there for all. A template
        // for theses of every kind has most of its words in branches that are not taken.
        expect(ofSource).toBeGreaterThan(/memoir/.test(name) ? 85 : 95);
        if (!both || theirs.words.length < 500) return;
        expect(both.words).toBeGreaterThan(95);
        if (!theirs.isWhole) return;
        expect(both.formulas).toBeGreaterThan(98);
        expect(both.references).toBeGreaterThan(98);
      },
    );
  },
);

describe.skipIf(LATEX_PROJECTS.length === 0)(
  'the formulas of the LaTeX sources of the corpus',
  { timeout: 180_000 },
  () => {
    it.each(PROJECTS)('are MathML that browsers can read in %s', (_name, { files }) => {
      const read = latexToMarkdown(files);
      const { html, abstractHtml } = renderDocument({
        markdown: read?.markdown ?? '',
        abstract: read?.abstract ?? '',
        bibtex: '',
        macros: read?.macros ?? {},
        figures: new Map(),
      });
      const { formulas, faults } = mathmlFaults(`${html}${abstractHtml}`);
      expect(faults).toEqual([]);
      expect(formulas > 0).toBe((read?.source?.formulas ?? 0) > 0);
    });
  },
);
