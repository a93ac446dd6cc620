import { z } from 'zod';
import type { Shown } from '../store/registration.ts';
import { onlySaid } from './only-said.ts';

const CSL_TYPES: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  'edited-book': 'book',
  'reference-book': 'book',
  'reference-entry': 'entry',
  monograph: 'book',
  book: 'book',
  proceedings: 'book',
  dataset: 'dataset',
  dissertation: 'thesis',
  'peer-review': 'review',
  report: 'report',
};
const COPIED = [
  ...['DOI', 'URL', 'author', 'editor', 'issued', 'volume', 'issue', 'page', 'publisher'],
  ...['ISSN', 'ISBN', 'abstract', 'language'],
];
const FirstSchema = z.union([z.string(), z.array(z.string()).transform(([one = '']) => one)]);
const first = (value: unknown): string => FirstSchema.catch('').parse(value);

/** A work as CSL-JSON, which `Accept: application/vnd.citationstyles.csl+json` asks a resolver for. */
export const cslOf = (work: Shown): Record<string, unknown> =>
  onlySaid({
    ...Object.fromEntries(COPIED.map((name) => [name, work[name]])),
    type: CSL_TYPES[first(work.type)] ?? 'article',
    title: first(work.title),
    'container-title': first(work['container-title']),
  });
