import type { PublishedComment } from '@quire/model/entities/annotation';
import type { OutlineEntry, PublishedArticle } from '@quire/model/entities/published';
import type { HtmlText } from '../../app/html-in-page.ts';
import type { ServerOnly } from '../../layouts/server-only.ts';
import type * as Still from './static/static-parts.tsx';

/** What an article's page is made of: what moves on it, and what stays as the server rendered it. */
export interface ArticlePage {
  readonly journal: string;
  readonly akey: string;
  readonly revision: number;
  /** Of the article's document: what its readings are counted by. */
  readonly docId: string;
  readonly title: string;
  readonly teaser: string;
  /** Of the newest version: the address that counts. */
  readonly path: string;
  readonly language: string;
  readonly isNewest: boolean;
  readonly isRetracted: boolean;
  readonly hasMath: boolean;
  readonly sections: readonly OutlineEntry[];
  /** Apart from everything else, so that it is sent only once. */
  readonly body: HtmlText;
  readonly still?: ServerOnly<StaticPage>;
}

/** All of the article and what renders it: at hand on the server, and after a navigation. */
export interface StaticPage {
  readonly parts: typeof Still;
  readonly article: PublishedArticle;
  readonly comments: readonly PublishedComment[];
  /** On the page of an earlier version: the one that counts. */
  readonly newest: { readonly date: string } | null;
}
