import { expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';

const TARGETS = `
# Methods {#sec:m}

::::{prf:axiom} One
:label: ax-one
:nonumber:

Without a number.
::::

$$ a = b \\label{eq:a} $$

$$ c = d \\label{eq:b} $$

![One](a.png){#fig:x}

![Two](b.png){#fig:y}
`;

/** What is linked in a sentence, and the sentence without its markup. */
function read(sentence: string) {
  const { html } = renderDocument({
    markdown: `${sentence}\n${TARGETS}`,
    bibtex: '',
    macros: {},
    figures: new Map(),
  });
  const shown = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '';
  return {
    links: [...shown.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, words]) => words),
    text: shown.replace(/<[^>]+>/g, ''),
  };
}

it.each([
  ['See Figure \\ref{fig:x}.', ['Figure\u00a01']],
  ['See Figure~\\ref{fig:x}.', ['Figure\u00a01']],
  ['See Fig. \\autoref{fig:y}.', ['Fig.\u00a02']],
  ['See Figure [@fig:x].', ['Figure\u00a01']],
  ['See [@fig:x].', ['Figure\u00a01']],
  ['In Section~\\ref{sec:m}, as said.', ['Section\u00a01']],
  ['By Eq.~\\eqref{eq:a} it is.', ['Eq.\u00a0(1)']],
  ['By Eq. (\\ref{eq:b}) it is.', ['Eq.\u00a0(2)']],
  ['In §\\ref{sec:m}.', ['§1']],
  ['See Figures \\ref{fig:x} and \\ref{fig:y}.', ['Figures\u00a01', '2']],
])('links the word with its number: %s', (sentence, links) => {
  expect(read(sentence).links).toEqual(links);
});

it.each([
  ['By Eqs. (\\ref{eq:a}, \\ref{eq:b}) it is.', 'By Eqs.\u00a0(1, 2) it is.', ['1', '2']],
  [
    'The first example (\\autoref{fig:x}).',
    'The first example (Figure\u00a01).',
    ['Figure\u00a01'],
  ],
  ['By axiom \\ref{ax-one}.', 'By axiom.', ['axiom']],
  ['See Figure \\ref{fig:none}.', 'See Figure\u00a0[fig:none].', []],
  ['Prefigure \\ref{fig:x}.', 'Prefigure 1.', ['1']],
])('leaves the sentence as it is: %s', (sentence, text, links) => {
  expect(read(sentence)).toEqual({ text, links });
});
