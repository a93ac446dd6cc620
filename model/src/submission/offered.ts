import type { z } from 'zod';
import {
  ABSTRACT_MAX_WORDS,
  AUTHORS_MAX,
  KEYWORDS_MAX,
  TITLE_MAX_CHARACTERS,
} from '../constants.ts';
import type { ArticleMetadata } from '../entities/article.ts';
import {
  type DraftAuthor,
  DraftAuthorSchema,
  SubmissionDraftSchema,
} from '../entities/submission.ts';
import { normaliseOrcid } from './normalise-orcid.ts';

/** A manuscript's own metadata, in its own form. */
export interface Found {
  readonly title: string;
  readonly abstract: string;
  readonly keywords: readonly string[];
  readonly authors: readonly (Pick<
    DraftAuthor,
    'given' | 'family' | 'email' | 'orcid' | 'corresponding'
  > &
    Partial<Pick<DraftAuthor, 'equal' | 'credit'>> & {
      readonly affiliations: readonly number[];
    })[];
  readonly affiliations: readonly {
    readonly name: string;
    readonly ror?: string | undefined;
    readonly country?: string | undefined;
  }[];
}
export const OfferedSchema = SubmissionDraftSchema.pick({
  title: true,
  abstract: true,
  keywords: true,
  authors: true,
  affiliations: true,
}).partial();
export type Offered = z.infer<typeof OfferedSchema>;

/** Far beyond the longest abstract: longer text is the whole manuscript. */
const WORDS_MOST = ABSTRACT_MAX_WORDS * 4;
const plain = (text: string) => text.replace(/[^\S\n]+/g, ' ').trim();

/** What a manuscript says of itself in the form of an article. A group's name becomes its family name. */
export const foundInMetadata = ({
  title = '',
  abstract = '',
  keywords = [],
  authors = [],
  affiliations = [],
}: Partial<ArticleMetadata>): Found => ({
  title,
  abstract,
  keywords,
  affiliations,
  authors: authors.map(({ collective, family, email = '', orcid = '', ...author }) => ({
    ...author,
    family: collective ?? family,
    email,
    orcid,
  })),
});

/** As a draft stores it. Empty and unsuitable parts are left out; null where nothing is left. */
export function offeredFrom(found: Found): Offered | null {
  const title = plain(found.title.replace(/\s+/g, ' '));
  const abstract = plain(found.abstract);
  const keywords = [...new Set(found.keywords.map(plain).filter(Boolean))].slice(0, KEYWORDS_MAX);
  const affiliations = found.affiliations.map(({ name, ror, country }) => ({
    name: plain(name).slice(0, 400),
    ...(ror ? { ror } : {}),
    ...(country ? { country } : {}),
  }));
  const authors = found.authors
    .filter(({ family }) => family.trim() !== '')
    .slice(0, AUTHORS_MAX)
    .map((author, place) =>
      DraftAuthorSchema.safeParse({
        ...author,
        id: `offered-${place + 1}`,
        orcid: normaliseOrcid(author.orcid),
        affiliations: author.affiliations.filter((at) => at < affiliations.length),
      }),
    )
    .flatMap((author) => (author.success ? [author.data] : []));
  const offered = OfferedSchema.safeParse({
    ...(title && title.length <= TITLE_MAX_CHARACTERS * 2 ? { title } : {}),
    ...(abstract && abstract.split(/\s+/).length <= WORDS_MOST ? { abstract } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(authors.length > 0 ? { authors, affiliations } : {}),
  });
  return offered.success && Object.keys(offered.data).length > 0 ? offered.data : null;
}
