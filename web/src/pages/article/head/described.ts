import type { PublishedArticle } from '@quire/model/entities/published';

/** What the head of an article's page is made from. */
export interface Described {
  readonly article: PublishedArticle;
  /** Plain, formulas in characters; of a retracted article marked as such. */
  readonly title: string;
  /** The same in other languages. */
  readonly titles: readonly { readonly language: string; readonly text: string }[];
  /** Plain, formulas in characters. */
  readonly abstract: string;
  /** The same in other languages, as far as there is one. */
  readonly abstracts: readonly { readonly language: string; readonly text: string }[];
  /** The press's own address, without a slash at its end. */
  readonly origin: string;
  readonly publisher: string;
}
