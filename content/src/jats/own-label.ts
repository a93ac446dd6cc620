import type { JatsContext } from './jats-context.ts';

/** `Fig. 1.` and `(1)` as the press writes them: `Figure 1`, `1`. */
const normalised = (label: string): string =>
  label
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:|]$/, '')
    .replace(/^fig(ure)?s?\.?(?=\s)/i, 'Figure')
    .replace(/^tab(le)?\.?(?=\s)/i, 'Table')
    .replace(/^(\[.*\]|\(.*\))$/, (whole) => whole.slice(1, -1));

/**
 * The label that a thing has in its article, where the press would call it otherwise; empty where both say
 * the same. To be asked once for each thing, in their order: it counts as the press counts.
 *
 * @param word what the press puts in front of the number; empty for formulas
 */
export function ownLabel(context: JatsContext, word: string, label: string): string {
  const own = normalised(label);
  const next = (context.counts.get(word) ?? 0) + 1;
  if (own !== '' && own !== `${word} ${next}`.trim()) return own;
  context.counts.set(word, next);
  return '';
}
