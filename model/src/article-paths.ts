/** What goes with an article: apart from `paths.ts`, which is part of every public page. */
import { articlePath } from './paths.ts';

/** Reports, replies and decision letters of an article, where its journal publishes them. */
export const peerReviewPath = (jkey: string, jissue: string, akey: string) =>
  `${articlePath(jkey, jissue, akey)}/peer_review`;

/** What an earlier version of record said. */
export const articleVersionPath = (jkey: string, jissue: string, akey: string, revision: number) =>
  `${articlePath(jkey, jissue, akey)}?version=${revision}`;

/** The comments of an article by the W3C's protocol for annotations; a page of them from 0. */
export const annotationsPath = (jkey: string, jissue: string, akey: string, page?: number) =>
  `${articlePath(jkey, jissue, akey)}/annotations/${page === undefined ? '' : `?page=${page}`}`;

/** All typed links of an article and its files (RFC 9264). */
export const linksetPath = (jkey: string, jissue: string, akey: string) =>
  `${articlePath(jkey, jissue, akey)}/linkset.json`;

/** The article in JATS, for archives, indexes and text mining; with a revision, an earlier version of record. */
export const jatsPath = (jkey: string, jissue: string, akey: string, revision?: number) =>
  `${articlePath(jkey, jissue, akey)}/jats.xml${revision === undefined ? '' : `?version=${revision}`}`;

/** One of its comments. */
export const annotationPath = (id: string) => `/annotations/${id}`;

/** Where a comment is on the page of its article. */
export const commentPath = (jkey: string, jissue: string, akey: string, key: string) =>
  `${articlePath(jkey, jissue, akey)}#comment-${key}`;
