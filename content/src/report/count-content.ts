/** What a reader finds in a text: to be compared with its source, where something may have been lost. */
type Counts = Readonly<Record<'words' | 'formulas' | 'citations' | 'figures' | 'tables', number>>;

const WORD = /\p{L}[\p{L}\p{M}\p{N}'’-]*/gu;

/** A rendered text and its abstract. */
interface Rendered {
  html: string;
  abstractHtml: string;
  plainText: string;
  abstractText: string;
}

/** Counts words, formulas, citations, figures and tables of a rendered text and its abstract. */
export function countContent({ html, abstractHtml, plainText, abstractText }: Rendered): Counts {
  const all = `${abstractHtml}${html}`;
  const number = (pattern: RegExp) => all.match(pattern)?.length ?? 0;
  return {
    words: `${abstractText} ${plainText}`.match(WORD)?.length ?? 0,
    formulas: number(/<span class="math">/g),
    citations: number(/<a class="cite"/g),
    figures: number(/<figure class="figure"/g),
    tables: number(/<figure class="table-figure"/g),
  };
}

/** `5,210 words, 34 formulas, one citation …` for a report. */
export function countsInWords(counts: Counts): string {
  return Object.entries(counts)
    .map(
      ([name, count]) => `${count.toLocaleString('en')} ${count === 1 ? name.slice(0, -1) : name}`,
    )
    .join(', ');
}
