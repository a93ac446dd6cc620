/** What DOAJ's API reads of an article. Its reasons for refusing one are in its own words, as far as they are known. */
import { z } from 'zod';

const NoScriptSchema = z.string().refine((text) => !/<script/i.test(text), {
  message: 'Disallowed content: script tag',
});

const BibjsonSchema = z.looseObject({
  title: NoScriptSchema.min(1),
  abstract: NoScriptSchema.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  month: z.string().optional(),
  identifier: z
    .array(z.looseObject({ type: z.string().toLowerCase(), id: z.string().min(1) }))
    .min(1),
  link: z
    .array(
      z.looseObject({
        type: z.literal('fulltext'),
        url: z.url({ protocol: /^https?$/ }),
        content_type: z.enum(['PDF', 'HTML', 'ePUB', 'XML']).optional(),
      }),
    )
    .default([]),
  author: z
    .array(
      z.looseObject({
        name: z.string().min(1),
        affiliation: z.string().optional(),
        orcid_id: z
          .string()
          .regex(/^https:\/\/orcid\.org\/\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/)
          .optional(),
      }),
    )
    .default([]),
  keywords: z.array(z.string()).default([]),
});
const SentSchema = z.looseObject({ bibjson: BibjsonSchema });

export interface ArticleSent {
  /** In lower case; '' where it has none. */
  readonly doi: string;
  readonly url: string;
  readonly issns: readonly string[];
  readonly bibjson: z.infer<typeof BibjsonSchema>;
}

const ISSN = /^\d{4}-\d{3}[\dX]$/i;

/** An article, or why it is not read. */
export function articleSent(data: unknown): ArticleSent | string {
  const read = SentSchema.safeParse(data);
  if (!read.success) {
    const [issue] = read.error.issues;
    return `Field '${issue?.path.join('.') ?? ''}': ${issue?.message ?? 'is invalid'}`;
  }
  const { bibjson } = read.data;
  const idsOf = (...types: readonly string[]) =>
    bibjson.identifier.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const issns = idsOf('pissn', 'eissn');
  const [doi = ''] = idsOf('doi');
  const [link] = bibjson.link;
  if (issns.length === 0) return 'An article needs at least one ISSN of its journal.';
  if (issns.some((issn) => !ISSN.test(issn))) return 'An ISSN has the wrong form.';
  if (new Set(issns).size < issns.length) return 'The two ISSNs must not be the same.';
  if (doi && !/^10\.\S+\/\S+$/.test(doi)) return 'The DOI has the wrong form.';
  if (!doi && !link) return 'There must be a DOI or a link to the full text.';
  return { doi: doi.toLowerCase(), url: link?.url ?? '', issns, bibjson };
}
