import type { StatusMove } from '../form/form-description.ts';

export const POST_STATUS_LABELS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
} as const;

/** Today in UTC, as for readers' dates. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const dayOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The transitions of a post. A published post is archived and never becomes a draft again. */
export const POST_MOVES: readonly StatusMove[] = [
  {
    label: 'Schedule',
    from: ['draft'],
    to: 'scheduled',
    prepare: ({ publishAt }) =>
      dayOf(publishAt) > today()
        ? { values: {} }
        : { refused: 'Enter a publication date after today, then schedule it.' },
  },
  { label: 'Unschedule', from: ['scheduled'], to: 'draft' },
  {
    label: 'Publish now',
    from: ['draft', 'scheduled'],
    to: 'published',
    prepare: ({ publishAt }) => ({
      values: dayOf(publishAt) > today() ? { publishAt: today() } : {},
    }),
  },
  {
    label: 'Archive',
    from: ['published'],
    to: 'archived',
    asks: 'Readers no longer find it in lists, and its address says that it was withdrawn.',
    isDanger: true,
  },
  { label: 'Publish again', from: ['archived'], to: 'published' },
];
