/** Words, typed citations and a typed list of references, counted in the paragraphs of a word processor. */
import type { TextCounts } from '@quire/model/entities/text-counts';
import { countWords } from '../report/count-words.ts';
import { BEHIND_REFERENCES, REFERENCES_TITLE } from './take-references.ts';

export interface CountedParagraph {
  readonly formulas?: number;
  /** Raised numbers stand in `⟦…⟧`. */
  readonly text: string;
  readonly isHeading: boolean;
}

const YEAR = String.raw`(?:19|20)\d{2}[a-z]?`;
/** `Holt et al. (2021)` */
const NARRATIVE = new RegExp(
  String.raw`\p{Lu}[\p{L}’'-]+(?:,? (?:and|&) \p{Lu}[\p{L}’'-]+| et al\.?)?,? \(${YEAR}(?:, ${YEAR})*\)`,
  'gu',
);
/** `(see Holt, 2021; Okafor & Ash, 2019, 2020)` */
const BRACKETS = new RegExp(String.raw`\([^()]*\p{Lu}[^()]*\b${YEAR}[^()]*\)`, 'gu');
const NUMBERS = /\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]/g;
/** Behind a word or the sign that ends it: of `m²` the number is no citation. */
const RAISED = /(?<=[\p{L}]{4}|[.,;:)”"])⟦\d{1,3}(?:\s*[,–-]\s*\d{1,3})*⟧/gu;

/** `[3, 5–7]` → 4 */
const numbersIn = (words: string): number =>
  words.split(/[,;]/).reduce((count, part) => {
    const [first = 0, last = first] = (part.match(/\d+/g) ?? []).map(Number);
    return count + Math.max(1, Math.min(100, last - first + 1));
  }, 0);

const yearsIn = (words: string): number =>
  words.match(new RegExp(String.raw`\b${YEAR}`, 'g'))?.length ?? 0;

/** Counts what is typed; `listed`: formulas in the list of references, which are none of the text. Citations only where there is a list that they can be of. */
export function countTyped(
  paragraphs: readonly CountedParagraph[],
): Pick<TextCounts, 'words' | 'citations' | 'references'> & { readonly listed: number } {
  const title = paragraphs.findLastIndex(({ text }) => REFERENCES_TITLE.test(text.trim()));
  const behind = title < 0 ? [] : paragraphs.slice(title + 1);
  const end = behind.findIndex(
    ({ text, isHeading }) => isHeading || BEHIND_REFERENCES.test(text.trim()),
  );
  const list = end < 0 ? behind : behind.slice(0, end);
  const references = list.filter(({ text }) => text.trim() !== '').length;
  const rest = [
    ...(title < 0 ? paragraphs : paragraphs.slice(0, title)),
    ...behind.slice(list.length),
  ];
  let text = rest.map((each) => each.text).join('\n');
  let citations = 0;
  const take = (pattern: RegExp, count: (words: string) => number) => {
    text = text.replace(pattern, (words) => {
      citations += count(words);
      return ' ';
    });
  };
  if (references > 0) {
    take(NARRATIVE, yearsIn);
    take(BRACKETS, yearsIn);
    take(NUMBERS, numbersIn);
    take(RAISED, numbersIn);
  }
  const listed = list.reduce((count, { formulas = 0 }) => count + formulas, 0);
  return { words: countWords(text), citations, references, listed };
}
