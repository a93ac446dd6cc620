import { ARTICLES } from '@quire/model/collections';
import { ArticleSchema } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { endsAcceptance } from '@quire/model/states/moves/reversing';
import { readRecord } from '../../platform/database/read-record.ts';
import { type MoveSubscriber, NO_REACTION } from '../submissions/move-subscriber.ts';

/** An acceptance is not reversed while there is an article of the manuscript: it has to be withdrawn first. */
export const requireNoArticle: MoveSubscriber = async ({ db }, tx, { submission, asked }) => {
  if (!endsAcceptance(asked.event) || !submission.article) return NO_REACTION;
  const article = readRecord(
    await tx.get(db.collection(ARTICLES).doc(submission.article)),
    ArticleSchema,
  );
  if (!article || article.status === 'withdrawn') return NO_REACTION;
  const message = t('officeRefusals.articleExists');
  return { ...NO_REACTION, problems: [{ field: 'event', message }] };
};
