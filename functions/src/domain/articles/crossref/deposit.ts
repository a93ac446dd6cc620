/**
 * The data registered with an article's DOI, as Crossref's deposit schema 5.3.1 requires: the one value from which the
 * XML and the check are made. Funding is not included (ours is prose), nor Crossmark (it requires a policy with its own
 * DOI).
 */
import type { ArticleMetadata, Author } from '@quire/model/entities/article';
import { normaliseDoi, orcidUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';

export interface DepositInput {
  readonly metadata: ArticleMetadata;
  /** Plain, without markup. */
  readonly title: string;
  readonly abstract: string;
  readonly journal: {
    readonly fullname: string;
    readonly key_title?: string | undefined;
    readonly issn: string;
    readonly issn_print?: string | undefined;
  };
  readonly issue: { readonly volume: string; readonly number: string };
  /** The publication date. */
  readonly published: string;
  /** The address to which the DOI resolves. */
  readonly url: string;
  readonly press: { readonly name: string; readonly email: string };
  readonly batch: string;
  readonly timestamp: number;
}

export interface DepositContributor {
  readonly organisation?: string;
  readonly given?: string;
  readonly surname?: string;
  readonly affiliations: readonly { readonly name: string; readonly ror?: string | undefined }[];
  readonly orcid?: string;
}

export interface Deposit {
  readonly batch: string;
  readonly timestamp: number;
  readonly depositor: string;
  readonly email: string;
  readonly journalTitle: string;
  readonly journalShortTitle?: string | undefined;
  readonly issns: readonly { readonly value: string; readonly medium: 'electronic' | 'print' }[];
  readonly volume?: string;
  readonly issue?: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly language: string;
  readonly contributors: readonly DepositContributor[];
  readonly abstract: readonly string[];
  readonly published: string;
  readonly accepted?: string | undefined;
  readonly firstPage?: string;
  readonly lastPage?: string | undefined;
  readonly itemNumber?: string;
  readonly licence?: string;
  readonly doi: string;
  readonly url: string;
}

function contributor(author: Author, { affiliations }: ArticleMetadata): DepositContributor {
  const { collective, given, family, orcid } = author;
  if (collective) return { organisation: collective, affiliations: [] };
  // A person with one name has a surname only.
  const surname = family || given;
  return {
    ...(family && given ? { given } : {}),
    surname,
    affiliations: author.affiliations.flatMap((place) => affiliations[place] ?? []),
    ...(orcid ? { orcid: orcidUrl(orcid) } : {}),
  };
}

function place({ pages, eLocationId }: ArticleMetadata) {
  if (pages?.first) return { firstPage: pages.first, lastPage: pages.last || undefined };
  return eLocationId ? { itemNumber: eLocationId } : {};
}

/** An article as it would be registered. It is not checked here: `deposit-problems.ts` does that. */
export function depositOf(input: DepositInput): Deposit {
  const { metadata, journal, issue, press } = input;
  const licence = licenceOf(metadata.licence).url;
  const print = journal.issn_print;
  return {
    batch: input.batch,
    timestamp: input.timestamp,
    depositor: press.name,
    email: press.email,
    journalTitle: journal.fullname,
    journalShortTitle: journal.key_title || undefined,
    issns: [
      ...(journal.issn ? [{ value: journal.issn, medium: 'electronic' as const }] : []),
      ...(print ? [{ value: print, medium: 'print' as const }] : []),
    ],
    ...(issue.volume ? { volume: issue.volume } : {}),
    ...(issue.number ? { issue: issue.number } : {}),
    title: input.title,
    subtitle: metadata.subtitle || undefined,
    language: metadata.language.slice(0, 2).toLowerCase(),
    contributors: metadata.authors.map((author) => contributor(author, metadata)),
    abstract: input.abstract
      .split(/\n{2,}/)
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
    published: metadata.dates.published ?? input.published,
    accepted: metadata.dates.accepted,
    ...place(metadata),
    ...(licence ? { licence } : {}),
    doi: (metadata.doi && normaliseDoi(metadata.doi)) ?? '',
    url: input.url,
  };
}
