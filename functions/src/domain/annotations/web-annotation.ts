/**
 * Published comments in the W3C Web Annotation Data Model (https://www.w3.org/TR/annotation-model/) and the read part
 * of its protocol (https://www.w3.org/TR/annotation-protocol/).
 */

import { annotationPath, annotationsPath, articleVersionPath } from '@quire/model/article-paths';
import { commentId } from '@quire/model/collections';
import {
  motivationOf,
  type PublishedComment,
  type PublishedComments,
} from '@quire/model/entities/annotation';
import type { PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';

/** The article that the comments are about, as they refer to it. */
export type Commented = Pick<PublishedArticle, 'journal' | 'issue' | 'akey' | 'revision' | 'title'>;

const ANNOTATION_CONTEXT = 'http://www.w3.org/ns/anno.jsonld';
const CONTAINER_CONTEXT = 'http://www.w3.org/ns/ldp.jsonld';
const A_PAGE = 50;

const idIn = ({ journal, akey }: Commented, key: string) => commentId(`${journal}~${akey}`, key);

/** The target: a position in the version that the author read, or the comment that this one replies to. */
function target(
  article: Commented,
  origin: string,
  { place, revision, replyTo }: PublishedComment,
) {
  if (replyTo !== undefined) return origin + annotationPath(idIn(article, replyTo));
  const { journal, issue, akey } = article;
  const path =
    revision === article.revision
      ? articlePath(journal, issue, akey)
      : articleVersionPath(journal, issue, akey, revision);
  const { exact, prefix, suffix, start, end } = place;
  return {
    type: 'SpecificResource',
    source: origin + path,
    selector: [
      { type: 'TextQuoteSelector', exact, prefix, suffix },
      { type: 'TextPositionSelector', start, end },
    ],
  };
}

/** One comment, without its context. */
function described(article: Commented, origin: string, comment: PublishedComment) {
  const { key, text, name, orcid, created, modified } = comment;
  return {
    id: origin + annotationPath(idIn(article, key)),
    type: 'Annotation',
    motivation: motivationOf(comment),
    created,
    modified,
    creator: { ...(orcid && { id: `https://orcid.org/${orcid}` }), type: 'Person', name },
    body: { type: 'TextualBody', value: text, format: 'text/markdown' },
    target: target(article, origin, comment),
  };
}

/** One comment as a document; null if there is none with this key. */
export function annotationOf(
  article: Commented,
  origin: string,
  { comments }: PublishedComments,
  key: string,
): object | null {
  const comment = comments.find((each) => each.key === key);
  return comment
    ? { '@context': ANNOTATION_CONTEXT, ...described(article, origin, comment) }
    : null;
}

/** A page of the collection, from 0, without its context; null where there is none. */
function pageOf(
  article: Commented,
  origin: string,
  { comments, modified }: PublishedComments,
  page: number,
) {
  const { journal, issue, akey } = article;
  const at = (number?: number) => origin + annotationsPath(journal, issue, akey, number);
  const startIndex = page * A_PAGE;
  if (startIndex >= comments.length) return null;
  return {
    id: at(page),
    type: 'AnnotationPage',
    partOf: { id: at(), total: comments.length, modified },
    startIndex,
    ...(page > 0 && { prev: at(page - 1) }),
    ...(startIndex + A_PAGE < comments.length && { next: at(page + 1) }),
    items: comments
      .slice(startIndex, startIndex + A_PAGE)
      .map((each) => described(article, origin, each)),
  };
}

/** A page of an article's comments as a document; null if there is no page of this number. */
export function annotationPage(
  article: Commented,
  origin: string,
  comments: PublishedComments,
  page: number,
): object | null {
  const found = pageOf(article, origin, comments, page);
  return found && { '@context': ANNOTATION_CONTEXT, ...found };
}

/** All comments of an article as a container, with its first page in it: the protocol's default. */
export function annotationContainer(
  article: Commented,
  origin: string,
  comments: PublishedComments,
): object {
  const { journal, issue, akey, title } = article;
  const at = (page?: number) => origin + annotationsPath(journal, issue, akey, page);
  const total = comments.comments.length;
  const first = pageOf(article, origin, comments, 0);
  return {
    '@context': [ANNOTATION_CONTEXT, CONTAINER_CONTEXT],
    id: at(),
    type: ['BasicContainer', 'AnnotationCollection'],
    label: t('printedWords.commentsOn', { title }),
    total,
    ...(comments.modified && { modified: comments.modified }),
    ...(first && { first, last: at(Math.ceil(total / A_PAGE) - 1) }),
  };
}
