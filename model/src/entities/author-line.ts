import { formatList } from '../messages/numbers.ts';
import { t } from '../messages/t.ts';
import type { Author } from './article.ts';

const NAMED = 2;
const MAX = 200;

/** `Holt`, `Holt and Okafor`, `Holt, Okafor and 3 more`: enough for a list. */
export function authorLine(authors: readonly Author[]): string {
  const names = authors.map((author) => author.collective ?? (author.family || author.given));
  const rest = names.length - NAMED;
  const line =
    rest > 0
      ? t('articleWords.namesAndMore', { names: names.slice(0, NAMED).join(', '), count: rest })
      : formatList(names);
  return line.length > MAX ? `${line.slice(0, MAX - 1)}…` : line;
}
