import { t } from '@quire/model/messages/t';
import type { StatusMove } from '../form/form-description.ts';

export const POST_STATUS_LABELS = {
  draft: t('officePosts.statusDraft'),
  scheduled: t('officePosts.statusScheduled'),
  published: t('officePosts.statusPublished'),
  archived: t('officePosts.statusArchived'),
} as const;

/** Today in UTC, as for readers' dates. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const dayOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The transitions of a post. A published post is archived and never becomes a draft again. */
export const POST_MOVES: readonly StatusMove[] = [
  {
    label: t('officePosts.schedule'),
    from: ['draft'],
    to: 'scheduled',
    prepare: ({ publishAt }) =>
      dayOf(publishAt) > today() ? { values: {} } : { refused: t('officePosts.enterLaterDate') },
  },
  { label: t('officePosts.unschedule'), from: ['scheduled'], to: 'draft' },
  {
    label: t('officePosts.publishNow'),
    from: ['draft', 'scheduled'],
    to: 'published',
    prepare: ({ publishAt }) => ({
      values: dayOf(publishAt) > today() ? { publishAt: today() } : {},
    }),
  },
  {
    label: t('officePosts.archive'),
    from: ['published'],
    to: 'archived',
    asks: t('officePosts.asksArchivePost'),
    isDanger: true,
  },
  { label: t('officePosts.publishAgain'), from: ['archived'], to: 'published' },
];
