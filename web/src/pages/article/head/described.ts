import type { PublishedArticle } from '@quire/model/entities/published';

/** What the head of an article's page is made from. */
export interface Described {
  readonly article: PublishedArticle;
  /** Plain; formulas as TeX. */
  readonly abstract: string;
  /** The same in other languages, as far as there is one. */
  readonly abstracts: readonly { readonly language: string; readonly text: string }[];
  /** The press's own address, without a slash at its end. */
  readonly origin: string;
  readonly publisher: string;
}
