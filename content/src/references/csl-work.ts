import { z } from 'zod';

const words = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
const CslNamesSchema = z
  .array(
    z.object({
      family: words,
      given: words,
      literal: words,
      suffix: words,
      'non-dropping-particle': words,
    }),
  )
  .catch([]);
export type CslNames = z.infer<typeof CslNamesSchema>;

/** What our other formats have a place for, of a work in CSL-JSON; a field in another form than CSL's is left out. */
export const CslWorkSchema = z.object({
  type: z.string().catch(''),
  title: words,
  author: CslNamesSchema,
  editor: CslNamesSchema,
  'container-title': words,
  'publisher-place': words,
  publisher: words,
  volume: words,
  issue: words,
  edition: words,
  page: words,
  number: words,
  issued: z
    .object({ 'date-parts': z.tuple([z.array(z.coerce.number())]) })
    .optional()
    .catch(undefined),
  ISSN: words,
  ISBN: words,
  language: words,
  DOI: words,
  URL: words,
  abstract: words,
  /** With commas between them. */
  keyword: words,
  note: words,
});
