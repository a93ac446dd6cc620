import type { ImportProblem } from '@quire/model/calls/calls';
import {
  type CountedPart,
  differs,
  TEXT_PARTS,
  type TextComparison,
  type TextCounts,
} from '@quire/model/entities/text-counts';

const shown = (count: number) => count.toLocaleString('en');
const named = (part: CountedPart, count: number) => (count === 1 ? part.slice(0, -1) : part);

/** `5,210 words, 34 formulas, 1 table …` for a report. */
const countsInWords = (counts: TextCounts): string =>
  TEXT_PARTS.map((part) => `${shown(counts[part])} ${named(part, counts[part])}`).join(', ');

/** `2 of 34 formulas are missing`, `5 figures, of which the source has 2` */
function difference({ source, result }: TextComparison, part: CountedPart): string {
  const lost = source[part] - result[part];
  if (lost < 0)
    return `${shown(result[part])} ${named(part, result[part])}, where the source has ${shown(source[part])}`;
  return `${shown(lost)} of ${shown(source[part])} ${named(part, source[part])} missing`;
}

/** What a report says of a text beside its source: both counted, and a warning that names what differs. */
export function countProblems(counts: TextComparison): ImportProblem[] {
  const changed = TEXT_PARTS.filter((part) => differs(counts, part));
  const note: ImportProblem = {
    severity: 'note',
    code: 'text/counts',
    message: `The source has ${countsInWords(counts.source)}. Readers find ${countsInWords(counts.result)}.`,
  };
  if (changed.length === 0) return [note];
  const parts = changed.map((part) => difference(counts, part)).join('; ');
  const message = `The text differs from its source: ${parts}. Compare them.`;
  return [{ severity: 'warning', code: 'text/differs', message }, note];
}
