/** What an article's record may become, and through which event. */
export const ARTICLE_STATUSES = [
  'draft',
  'scheduled',
  'published',
  'corrected',
  'retracted',
  'withdrawn',
  'removed',
] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

export type ArticleEvent = 'schedule' | 'publish' | 'correct' | 'retract' | 'withdraw' | 'remove';

/** What is published is never silently taken back: there is no way from `published` to `draft`. */
export const ARTICLE_TRANSITIONS: Readonly<
  Record<ArticleStatus, Partial<Record<ArticleEvent, ArticleStatus>>>
> = {
  draft: { schedule: 'scheduled', publish: 'published', withdraw: 'withdrawn' },
  scheduled: { schedule: 'scheduled', publish: 'published', withdraw: 'withdrawn' },
  published: {
    publish: 'published',
    correct: 'corrected',
    retract: 'retracted',
    remove: 'removed',
  },
  corrected: {
    publish: 'corrected',
    correct: 'corrected',
    retract: 'retracted',
    remove: 'removed',
  },
  retracted: { remove: 'removed' },
  withdrawn: {},
  removed: {},
};

/** The state after an event, or null where the event is not allowed. */
export function nextArticleStatus(
  status: ArticleStatus,
  event: ArticleEvent,
): ArticleStatus | null {
  return ARTICLE_TRANSITIONS[status][event] ?? null;
}

/** Whether readers see a page for an article in this state. */
export function isPublic(status: ArticleStatus): boolean {
  return status === 'published' || status === 'corrected' || status === 'retracted';
}
