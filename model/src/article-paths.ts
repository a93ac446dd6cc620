/** What goes with an article: apart from `paths.ts`, which is part of every public page. */
import { articlePath } from './paths.ts';

/** Reports, replies and decision letters of an article, where its journal publishes them. */
export const peerReviewPath = (jkey: string, jissue: string, akey: string) =>
  `${articlePath(jkey, jissue, akey)}/peer_review`;

/** What an earlier version of record said. */
export const articleVersionPath = (jkey: string, jissue: string, akey: string, revision: number) =>
  `${articlePath(jkey, jissue, akey)}?version=${revision}`;
