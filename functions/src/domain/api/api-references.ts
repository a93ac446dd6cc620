/** The references of an article in the shape of the public API, from the file that reference managers load. */
import { publishedFilePath } from '@quire/model/collections';
import type { PublishedArticle } from '@quire/model/entities/published';
import { htmlText } from '@quire/model/letters/html-text';
import { z } from 'zod';
import type { ApiReference } from './api-schemas.ts';

/** How many references an answer has. */
export const REFERENCES_A_PAGE = 100;

const TextSchema = z.union([z.string(), z.number().transform(String)]).optional();
const NameSchema = z.object({
  family: z.string().optional(),
  given: z.string().optional(),
  literal: z.string().optional(),
});
const CslSchema = z.array(
  z.object({
    id: z.union([z.string(), z.number().transform(String)]),
    type: z.string(),
    title: TextSchema,
    author: z.array(NameSchema).optional(),
    'container-title': TextSchema,
    issued: z.object({ 'date-parts': z.array(z.array(z.coerce.number())).optional() }).optional(),
    volume: TextSchema,
    issue: TextSchema,
    page: TextSchema,
    publisher: TextSchema,
    DOI: TextSchema,
    URL: TextSchema,
  }),
);
type Csl = z.infer<typeof CslSchema>[number];

const plain = (text: string | undefined) => (text === undefined ? undefined : htmlText(text));

const reference = (work: Csl): ApiReference => ({
  ...{ id: work.id, type: work.type, title: plain(work.title) },
  authors: (work.author ?? []).map(
    ({ literal, given, family }) => literal ?? [given, family].filter(Boolean).join(' '),
  ),
  year: work.issued?.['date-parts']?.[0]?.[0],
  container: plain(work['container-title']),
  ...{ volume: work.volume, issue: work.issue, pages: work.page, publisher: work.publisher },
  ...{ doi: work.DOI, url: work.URL },
});

/**
 * The references of an article from one on; null if its file is missing.
 *
 * @param readFile a stored file by its path
 * @param from the number of the first, from 0
 */
export async function referencesFrom(
  readFile: (path: string) => Promise<Uint8Array | null>,
  { journal, akey, references }: Pick<PublishedArticle, 'journal' | 'akey' | 'references'>,
  from: number,
): Promise<{ readonly total: number; readonly items: ApiReference[] } | null> {
  if (!references) return { total: 0, items: [] };
  const file = await readFile(publishedFilePath(journal, akey, references.csl));
  if (!file) return null;
  const works = CslSchema.parse(JSON.parse(Buffer.from(file).toString('utf8')));
  return { total: works.length, items: works.slice(from, from + REFERENCES_A_PAGE).map(reference) };
}
