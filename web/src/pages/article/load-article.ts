import type { PublishedArticle } from '@quire/model/entities/published';
import { articlePath } from '@quire/model/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { HtmlInPage } from '../../app/html-in-page.ts';
import { PageError, pageNotFound } from '../../data/page-error.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { ServerOnly } from '../../layouts/server-only.ts';
import type { ArticlePage } from './article-page.ts';

/** The id of the element that holds the body. */
export const BODY = 'article-body';

/**
 * Reads an article, or with `?version=N` what an earlier version of record said. The newest version
 * has one address: its own number leads there, and so does the number of an issue it has left.
 */
export async function loadArticle({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<ArticlePage> {
  const { jkey = '', jissue, akey = '' } = params;
  const { origin, pathname, search, searchParams } = new URL(request.url);
  const { getArticle, getArticleVersion, getBody, missingArticle } = await import(
    '../../data/public/articles.ts'
  );
  const reader = context.get(publicReaderContext);
  const newest = await getArticle(reader, jkey, akey);
  if (!newest) throw await missingArticle(reader, jkey, akey, pathname);
  const path = articlePath(jkey, newest.issue, akey);
  // An article that has moved to another issue keeps its old address.
  if (newest.issue !== jissue) throw redirect(`${path}${search}`, 301);
  const asked = searchParams.get('version');
  if (asked === String(newest.revision)) throw redirect(path);
  const isKnown = newest.versions.some(({ revision }) => String(revision) === asked);
  if (asked !== null && !isKnown) throw pageNotFound(`${pathname}${search}`);
  const older = asked === null ? null : await getArticleVersion(reader, jkey, akey, Number(asked));
  if (asked !== null && !older) throw pageNotFound(`${pathname}${search}`);
  const article = older ? olderVersion(older, newest) : newest;
  const body = await getBody(reader, article);
  if (body === null) throw new PageError('page/unavailable', {}, `no body ${article.body.name}`);
  const parts = await import('./static/static-parts.tsx');
  const comments = older ? [] : await parts.readComments(reader, article);
  return {
    journal: jkey,
    akey,
    revision: article.revision,
    docId: parts.countedAs(article),
    title: parts.machineTitle(article),
    teaser: article.teaser,
    path,
    language: article.metadata.language,
    isNewest: !older,
    isRetracted: newest.status === 'retracted',
    hasMath: article.body.hasMath,
    sections: parts.articleSections(article, !older),
    body: new HtmlInPage(BODY, body),
    still: new ServerOnly(
      { parts, article, comments, newest: older ? { date: lastDate(newest) } : null },
      older ? undefined : parts.linkHeader(article, origin),
    ),
  };
}

const lastDate = ({ versions, updated, published }: PublishedArticle) =>
  versions.at(-1)?.date ?? updated ?? published;

/** An earlier version stands where the article stands now, and what was said of it since holds. */
function olderVersion(older: PublishedArticle, newest: PublishedArticle): PublishedArticle {
  const { issue, status, notices, versions } = newest;
  return {
    ...older,
    issue,
    // Only what became of the whole article is true of its earlier words too.
    status: status === 'retracted' ? status : 'published',
    notices: notices.filter(({ kind }) => kind !== 'correction'),
    versions,
    related: [],
  };
}
