import MiniSearch from 'minisearch';
import { z } from 'zod';
import type { Registration } from '../store/registration.ts';

const text = z.union([z.string(), z.array(z.string())]).catch('');
/** What is read of the metadata to find a work. */
const FoundBySchema = z.object({
  title: text,
  subtitle: text,
  'container-title': text,
  'short-container-title': text,
  volume: text,
  issue: text,
  page: text,
  'article-number': text,
  publisher: text,
  author: z
    .array(z.object({ given: text, family: text, name: text }))
    .catch([])
    .transform((all) => all.flatMap(({ given, family, name }) => [given, family, name]).flat()),
  published: z
    .object({ 'date-parts': z.array(z.array(z.number())) })
    .transform(({ 'date-parts': [parts = []] }) => `${parts[0] ?? ''}`)
    .catch(''),
});

const NAMES = Object.keys(FoundBySchema.shape);
const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Works that share words with a text, the best first, each with a score. */
export function matchingWorks(
  all: readonly Registration[],
  words: string,
): { readonly work: Registration; readonly score: number }[] {
  const index = new MiniSearch<{ id: number }>({
    fields: ['doi', ...NAMES],
    processTerm: (word) => folded(word) || null,
  });
  index.addAll(
    all.map(({ doi, metadata }, id) => {
      const fields = Object.entries(FoundBySchema.parse(metadata));
      const asText = fields.map(([name, value]) => [name, [value].flat().join(' ')]);
      return { id, doi, ...Object.fromEntries(asText) };
    }),
  );
  return index.search(words, { boost: { title: 2 } }).flatMap(({ id, score }) => {
    const work = all[Number(id)];
    return work ? [{ work, score }] : [];
  });
}
