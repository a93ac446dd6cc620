/** A proof that is out: the manuscript, its article, and what prevents publication. */
import { ARTICLES } from '@quire/model/collections';
import { type Article, ArticleSchema } from '@quire/model/entities/article';
import type { Submission } from '@quire/model/entities/submission';
import { type Asker, can } from '@quire/model/roles';
import { showsProof } from '@quire/model/states/submission-states';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../../platform/database/read-record.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';

export interface ShownProof {
  readonly submission: Submission;
  readonly id: string;
  readonly article: Article;
}

/** For its authors and users who may read the article. Throws `article/no-proof` for every reason. */
export async function readProof(
  db: Firestore,
  person: Asker,
  submissionId: string,
): Promise<ShownProof> {
  const none = () => new Refused('article/no-proof');
  const stored = await submissionRef(db, submissionId).get();
  if (!stored.exists) throw none();
  const submission = readSubmission(stored);
  const { owner, authorUids, state, article: id } = submission;
  if (!id || !showsProof(state)) throw none();
  const article = readRecord(await db.collection(ARTICLES).doc(id).get(), ArticleSchema);
  const isAuthor = owner === person.uid || authorUids.includes(person.uid);
  if (!article || !(isAuthor || can(person, 'article.read', article))) throw none();
  return { submission, id, article };
}
