import type { Article } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import { t } from '@quire/model/messages/t';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { tell } from '../../kit/notices.ts';

/** One person alone may not publish it. */
export const WAITS = t('officeEditorDetails.publicationWaits');

/** How a version is published. */
export interface PublishChoice {
  /** Absent: now. */
  readonly at?: string;
  /** Why the published version is replaced. */
  readonly note?: string;
}

/**
 * Publishes the latest saved version if the checks pass: now, or at an instant. Rejects with a `CallError`:
 * `article/gate-closed` where a check prevents it.
 */
export async function publish(
  article: string,
  { revision }: Pick<Article, 'revision'>,
  { at, note }: PublishChoice,
): Promise<void> {
  const asked = {
    ...{ article, revision },
    ...(at === undefined ? {} : { at }),
    ...(note === undefined ? {} : { note }),
  };
  const { problems, waits } = await call('publishArticle', asked);
  if (!isOpen(problems)) throw new CallError('article/gate-closed');
  if (waits) return tell(WAITS);
  tell(
    at === undefined
      ? t('officeEditorDetails.beingPublished', { revision })
      : t('officeEditorDetails.scheduled'),
  );
}
