/** What an article's surroundings say of it: its journal, its issue, and what else is published with it. */
import type { NoticeKind } from '@quire/model/article-types';

/** Another article of the press. */
interface RelatedArticle {
  readonly title: string;
  readonly doi?: string | undefined;
  readonly url: string;
}

/** A file beside the article. */
interface Supplement {
  readonly url: string;
  readonly label: string;
  readonly description?: string | undefined;
}

/** What has become of an article since it was first published. */
interface LaterEvent {
  readonly type: 'corrected' | 'retracted' | 'replaced';
  readonly date: string;
  /** What was corrected in it. */
  readonly note?: string | undefined;
}

/** Where an article appears; a paper that is written has none of it. */
export interface JatsPlace {
  readonly journal: {
    readonly key: string;
    readonly title: string;
    readonly abbreviation?: string | undefined;
    readonly issn?: string | undefined;
    readonly issnPrint?: string | undefined;
    readonly issnL?: string | undefined;
    readonly publisher: string;
    readonly publisherPlace?: string | undefined;
  };
  /** The article's key in the journal. */
  readonly akey?: string | undefined;
  /** The kind of article, in words. */
  readonly heading?: string | undefined;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  /** The day of publication, where the article's own metadata has none. */
  readonly published?: string | undefined;
  /** Absent of what has no published versions. */
  readonly version?: 'of-record' | 'corrected' | undefined;
  readonly isRetracted?: boolean | undefined;
  /** The oldest first. */
  readonly events?: readonly LaterEvent[] | undefined;
  /** The address of the article's page, of its PDF, and of its JATS where that is not what is written. */
  readonly url?: string | undefined;
  readonly pdf?: string | undefined;
  readonly xml?: string | undefined;
  /** Notices about it. */
  readonly notices?: readonly (RelatedArticle & { readonly kind: NoticeKind })[] | undefined;
  /** Of a notice: what it is about. */
  readonly about?: (RelatedArticle & { readonly kind: NoticeKind }) | undefined;
  readonly translationOf?: RelatedArticle | undefined;
  readonly translations?: readonly RelatedArticle[] | undefined;
  readonly supplements?: readonly Supplement[] | undefined;
}
