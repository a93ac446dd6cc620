import { createHash } from 'node:crypto';
import { annotationsPath } from '@quire/model/article-paths';
import { PUBLISHED_ARTICLES, PUBLISHED_COMMENTS } from '@quire/model/collections';
import { type PublishedComments, PublishedCommentsSchema } from '@quire/model/entities/annotation';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { URL_KEY } from '@quire/model/url-key';
import {
  annotationContainer,
  annotationOf,
  annotationPage,
  type Commented,
} from './web-annotation.ts';

/** Reads one document as a visitor; null where there is none. */
type Read = (collection: string, id: string) => Promise<unknown>;

interface AnnotationAnswer {
  readonly body: string;
  readonly etag: string;
  /** Its types, as a `Link` header. */
  readonly link: string;
}

const RESOURCE = '<http://www.w3.org/ns/ldp#Resource>; rel="type"';
const CONTAINER =
  '<http://www.w3.org/ns/ldp#BasicContainer>; rel="type", ' +
  '<http://www.w3.org/TR/annotation-protocol/>; rel="http://www.w3.org/ns/ldp#constrainedBy"';

const CommentedSchema = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  akey: true,
  revision: true,
  title: true,
  annotations: true,
});

const NONE: PublishedComments = { comments: [], modified: '' };

/** An article whose journal accepts comments, with these comments: two reads. */
async function readComments(read: Read, jkey: string, akey: string) {
  if (!URL_KEY.test(jkey) || !URL_KEY.test(akey)) return null;
  const id = `${jkey}~${akey}`;
  const [fields, stored] = await Promise.all([
    read(PUBLISHED_ARTICLES, id),
    read(PUBLISHED_COMMENTS, id),
  ]);
  const article = CommentedSchema.safeParse(fields).data;
  if (article?.annotations !== 'comments') return null;
  return { article, comments: PublishedCommentsSchema.safeParse(stored).data ?? NONE };
}

function answer(document: object | null, link: string): AnnotationAnswer | null {
  if (!document) return null;
  const body = JSON.stringify(document);
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  return { body, etag, link };
}

/** With or without the trailing slash of the container's address: a proxy may remove it. */
const isAt = ({ journal, issue, akey }: Commented, path: string) =>
  annotationsPath(journal, issue, akey) === `${path.replace(/\/$/, '')}/`;

/**
 * `/annotations/{jkey~akey~key}`, or an article's container of comments, with `page` one of its pages. Null if there is
 * no such document, if the journal accepts no comments, and at the address of an earlier issue.
 */
export async function annotationAnswer(
  read: Read,
  origin: string,
  path: string,
  page: string | null,
): Promise<AnnotationAnswer | null> {
  const [, first = '', ...rest] = decodeURIComponent(path).split('/');
  if (first === 'annotations') {
    const [jkey = '', akey = '', key = ''] = (rest[0] ?? '').split('~');
    const found = await readComments(read, jkey, akey);
    return found && answer(annotationOf(found.article, origin, found.comments, key), RESOURCE);
  }
  const [jkey = '', , akey = ''] = rest;
  const found = await readComments(read, jkey, akey);
  if (!found || !isAt(found.article, path)) return null;
  if (page === null)
    return answer(annotationContainer(found.article, origin, found.comments), CONTAINER);
  if (!/^(?:0|[1-9]\d{0,3})$/.test(page)) return null;
  return answer(annotationPage(found.article, origin, found.comments, Number(page)), RESOURCE);
}
