/**
 * What is registered with a DOI: one value for each registered thing, from which every agency's form is written. It is
 * made of published records, without reading anything.
 */
import type { DepositAbstract } from '@quire/content/export/deposit-abstract';
import type { DepositTexts } from '@quire/content/export/deposit-texts';
import type { MarkedTitle } from '@quire/content/export/marked-title';
import type { RelationIdType } from '@quire/model/entities/relation';
import type { ReviewVerdict } from '@quire/model/entities/review-verdicts';

export interface DepositAffiliation {
  readonly name: string;
  readonly ror?: string | undefined;
  readonly country?: string | undefined;
}

export type DepositRole = 'author' | 'editor' | 'reviewer';

export interface DepositPerson {
  readonly kind: 'person';
  readonly role: DepositRole;
  readonly given?: string | undefined;
  /** Of a person with one name, this name. */
  readonly surname: string;
  readonly isCorresponding?: boolean;
  /** Of CRediT, in the taxonomy's words. */
  readonly credit?: readonly string[];
  readonly affiliations: readonly DepositAffiliation[];
  /** `isProved`: the person has shown that it is theirs. */
  readonly orcid?: { readonly url: string; readonly isProved: boolean } | undefined;
}

export type DepositContributor =
  | DepositPerson
  | { readonly kind: 'group'; readonly role: DepositRole; readonly name: string }
  /** A person whose name is not told. */
  | { readonly kind: 'anonymous'; readonly role: DepositRole };

/** An ISSN or an ISBN. */
export interface DepositNumber {
  readonly value: string;
  readonly medium: 'electronic' | 'print';
}

export interface DepositJournal {
  readonly title: string;
  readonly shortTitle?: string | undefined;
  readonly issns: readonly DepositNumber[];
  /** Where it is published. */
  readonly place?: string | undefined;
}

export interface DepositIssue {
  readonly volume?: string | undefined;
  readonly number?: string | undefined;
  /** A day, or a year alone. */
  readonly published: string;
}

/** How something registered is related to another thing. Crossref's words; the other agencies' are made from them. */
export type DepositRelationType =
  | 'hasComment'
  | 'hasPreprint'
  | 'hasRelatedMaterial'
  | 'hasReview'
  | 'hasTranslation'
  | 'isCommentOn'
  | 'isDocumentedBy'
  | 'isPartOf'
  | 'isReviewOf'
  | 'isSupplementedBy'
  | 'isTranslationOf'
  | 'isVersionOf'
  | 'references';

export interface DepositRelation {
  readonly type: DepositRelationType;
  readonly to: { readonly kind: RelationIdType; readonly value: string };
  readonly description?: string | undefined;
}

/** Who paid for the work. */
export interface DepositFunder {
  readonly name: string;
  readonly ror?: string | undefined;
  /** In Crossref's registry. */
  readonly funderDoi?: string | undefined;
  readonly awards: readonly string[];
  /** Of the grant itself. */
  readonly grantDoi?: string | undefined;
}

/** What a notice does to an article: Crossmark's words. */
export type UpdateType = 'correction' | 'expression_of_concern' | 'retraction';

export interface DepositUpdate {
  readonly type: UpdateType;
  readonly date: string;
  /** Of what is updated. */
  readonly doi: string;
}

/** The full text at an address. */
export interface DepositFile {
  readonly url: string;
  readonly contentType: 'application/pdf' | 'text/html' | 'application/xml';
}

/** What everything registered has. */
interface Registered {
  readonly doi: string;
  /** The address to which the DOI resolves. */
  readonly url: string;
  /** A tag (BCP 47). */
  readonly language: string;
  readonly title: MarkedTitle;
  readonly subtitle?: MarkedTitle | undefined;
  readonly contributors: readonly DepositContributor[];
  readonly published: string;
  readonly publisher: string;
  /** The address of the licence. */
  readonly licence?: string | undefined;
  readonly relations: readonly DepositRelation[];
}

export interface DepositPages {
  readonly first: string;
  readonly last?: string | undefined;
}

/** Where a conference was held, and when. */
export interface DepositEvent {
  readonly name: string;
  readonly theme?: string | undefined;
  readonly acronym?: string | undefined;
  readonly number?: string | undefined;
  readonly place?: string | undefined;
  readonly start: string;
  readonly end: string;
}

/** The proceedings in which a paper appears, or that are registered themselves. */
export interface DepositProceedings {
  readonly event: DepositEvent;
  readonly title: string;
  readonly isbns: readonly DepositNumber[];
}

export interface ArticleDeposit extends Registered {
  readonly kind: 'article';
  /** Under the title and with the ISSNs that it had in the year of the issue. */
  readonly journal: DepositJournal;
  /** As it is called today, where that is otherwise: DOAJ knows journals by their ISSNs of today alone. */
  readonly journalNow?: DepositJournal | undefined;
  readonly issue: DepositIssue;
  /** The conference whose proceedings the issue is: the article is registered as a paper of it. */
  readonly proceedings?: DepositProceedings | undefined;
  readonly titles: DepositTexts['titles'];
  /** Of an article that is a translation: the title of its original. */
  readonly originalTitle?: { readonly title: MarkedTitle; readonly language: string } | undefined;
  readonly abstracts: readonly DepositAbstract[];
  readonly keywords: readonly string[];
  readonly accepted?: string | undefined;
  readonly received?: string | undefined;
  readonly pages?: DepositPages | undefined;
  readonly articleNumber?: string | undefined;
  /** Which version of record this is, from 1. */
  readonly version: number;
  readonly files: readonly DepositFile[];
  readonly funders: readonly DepositFunder[];
  /** Names of archives as the journal writes them. */
  readonly archives: readonly string[];
  readonly references: DepositTexts['references'];
  readonly updates: readonly DepositUpdate[];
  /** The registered DOI of the press's policy on updates, without which Crossref takes none. */
  readonly updatePolicy?: string | undefined;
}

export interface ReviewDeposit extends Registered {
  readonly kind: 'review';
  readonly type: 'referee-report' | 'editor-report' | 'author-comment';
  /** From 0. */
  readonly round: number;
  readonly recommendation?: ReviewVerdict | undefined;
  readonly runningNumber?: string | undefined;
}

export interface ChapterDeposit {
  readonly doi: string;
  readonly url: string;
  readonly title: MarkedTitle;
  readonly contributors: readonly DepositContributor[];
  readonly pages?: DepositPages | undefined;
  /** Its place among all chapters, from 1. */
  readonly number: number;
  readonly file?: DepositFile | undefined;
}

export interface BookDeposit extends Omit<Registered, 'doi'> {
  readonly kind: 'book';
  /** A book whose chapters alone are registered has none. */
  readonly doi?: string | undefined;
  readonly type: 'monograph' | 'edited_book' | 'reference' | 'other';
  readonly isbns: readonly DepositNumber[];
  readonly edition?: string | undefined;
  /** The conference whose proceedings the book is: its chapters are registered as papers of it. */
  readonly proceedings?: DepositProceedings | undefined;
  readonly files: readonly DepositFile[];
  readonly chapters: readonly ChapterDeposit[];
}

/** Proceedings as a whole; their papers are articles. */
export interface ProceedingsDeposit extends Omit<Registered, 'contributors' | 'relations'> {
  readonly kind: 'proceedings';
  readonly journal: DepositJournal;
  readonly issue: DepositIssue;
  readonly proceedings: DepositProceedings;
}

export interface IssueDeposit extends Omit<Registered, 'relations' | 'title'> {
  readonly kind: 'issue';
  readonly journal: DepositJournal;
  readonly issue: DepositIssue;
  /** Of a special issue. */
  readonly title?: MarkedTitle | undefined;
}

/** A journal as a whole. `published` is its first year. */
export interface JournalDeposit
  extends Omit<Registered, 'contributors' | 'licence' | 'relations' | 'subtitle'> {
  readonly kind: 'journal';
  readonly journal: DepositJournal;
  /** Names of archives as the journal writes them. */
  readonly archives: readonly string[];
}

export type Deposit =
  | ArticleDeposit
  | ReviewDeposit
  | BookDeposit
  | ProceedingsDeposit
  | IssueDeposit
  | JournalDeposit;

/** What goes with a deposit when it is sent to Crossref. */
export interface DepositBatch {
  /** Unique for ever: its result is asked for by this name. */
  readonly id: string;
  /** 17 digits: `deposit-timestamp.ts`. */
  readonly timestamp: string;
  readonly depositor: string;
  readonly email: string;
}
