/** Apart from `paths.ts`, which is part of every public page. */
import { articlePath } from './paths.ts';

/** Reports, replies and decision letters of an article, where its journal publishes them. */
export const peerReviewPath = (jkey: string, jissue: string, akey: string) =>
  `${articlePath(jkey, jissue, akey)}/peer_review`;
