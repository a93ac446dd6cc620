/** What DataCite keeps for one DOI, in the order and the words of its schema (kernel 4.7). */
import type { ArticleDeposit } from '../deposit.ts';

type ResourceTypeGeneral =
  | 'Book'
  | 'BookChapter'
  | 'Collection'
  | 'ConferencePaper'
  | 'ConferenceProceeding'
  | 'Journal'
  | 'JournalArticle'
  | 'PeerReview';

type RelationType =
  | 'Cites'
  | 'HasPart'
  | 'HasTranslation'
  | 'IsDocumentedBy'
  | 'IsNewVersionOf'
  | 'IsPartOf'
  | 'IsReferencedBy'
  | 'IsReviewedBy'
  | 'IsSupplementedBy'
  | 'IsTranslationOf'
  | 'Other'
  | 'References'
  | 'Reviews';

export interface RelatedIdentifier {
  readonly type: RelationType;
  readonly kind: 'DOI' | 'Handle' | 'ISBN' | 'ISSN' | 'URL' | 'arXiv';
  readonly value: string;
  /** Of another relation than the schema's: which one. */
  readonly information?: string | undefined;
}

/** One award of a funder, or the funder alone. */
export interface FundingReference {
  readonly funder: string;
  readonly identifier?:
    | { readonly kind: 'ROR' | 'Crossref Funder ID'; readonly value: string }
    | undefined;
  readonly award?: string | undefined;
  /** Where the grant itself is found. */
  readonly awardUri?: string | undefined;
}

/** What the work appeared in. */
interface RelatedItem {
  readonly type: ResourceTypeGeneral;
  readonly title: string;
  readonly identifier?: { readonly kind: 'ISSN' | 'ISBN'; readonly value: string } | undefined;
  readonly year: string;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly articleNumber?: string | undefined;
  readonly firstPage?: string | undefined;
  readonly lastPage?: string | undefined;
}

/** What is kept as it was registered. */
type Taken = Pick<
  ArticleDeposit,
  | 'doi'
  | 'url'
  | 'contributors'
  | 'language'
  | 'publisher'
  | 'published'
  | 'received'
  | 'accepted'
  | 'licence'
>;

/** `url` goes beside the XML. */
export interface DataciteRecord extends Taken {
  readonly type: ResourceTypeGeneral;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly translatedTitles: readonly { readonly language: string; readonly title: string }[];
  readonly subjects: readonly string[];
  readonly alternates: readonly { readonly kind: 'ISBN' | 'ISSN'; readonly value: string }[];
  readonly related: readonly RelatedIdentifier[];
  readonly funding: readonly FundingReference[];
  readonly version?: number | undefined;
  readonly descriptions: readonly {
    readonly type: 'Abstract' | 'Other';
    readonly language: string;
    readonly text: string;
  }[];
  readonly within?: RelatedItem | undefined;
}
