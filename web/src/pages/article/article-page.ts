import type { PublishedArticle } from '@quire/model/entities/published';
import type { HtmlText } from '../../app/html-in-page.ts';

/** What an article's page is made of: the long texts apart, so that they are sent only once. */
export interface ArticlePage {
  readonly article: PublishedArticle;
  readonly abstract: HtmlText | null;
  readonly body: HtmlText;
}
