import type { Author } from './article.ts';

const NAMED = 2;
const MAX = 200;

/** `Holt`, `Holt and Okafor`, `Holt, Okafor and 3 more`: enough for a list. */
export function authorLine(authors: readonly Author[]): string {
  const names = authors.map((author) => author.collective ?? (author.family || author.given));
  const rest = names.length - NAMED;
  const line =
    rest > 0 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : names.join(' and ');
  return line.length > MAX ? `${line.slice(0, MAX - 1)}…` : line;
}
