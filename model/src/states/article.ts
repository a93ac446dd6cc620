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

export const ARTICLE_EVENTS = [
  'schedule',
  'unschedule',
  'publish',
  'correct',
  /** A notice says that something may be wrong; the article itself stays what it is. */
  'concern',
  'retract',
  /** Of one that readers have never seen: it will not be published. */
  'withdraw',
  'reopen',
  /** Required by law or for a person's safety: a tombstone takes its place. */
  'remove',
] as const;
export type ArticleEvent = (typeof ARTICLE_EVENTS)[number];

/** Nothing published is removed silently: there is no move from `published` to `draft`. */
export const ARTICLE_TRANSITIONS: Readonly<
  Record<ArticleStatus, Partial<Record<ArticleEvent, ArticleStatus>>>
> = {
  draft: { schedule: 'scheduled', publish: 'published', withdraw: 'withdrawn' },
  scheduled: {
    schedule: 'scheduled',
    unschedule: 'draft',
    publish: 'published',
    withdraw: 'withdrawn',
  },
  published: {
    publish: 'published',
    correct: 'corrected',
    concern: 'published',
    retract: 'retracted',
    remove: 'removed',
  },
  corrected: {
    publish: 'corrected',
    correct: 'corrected',
    concern: 'corrected',
    retract: 'retracted',
    remove: 'removed',
  },
  retracted: { remove: 'removed' },
  withdrawn: { reopen: 'draft' },
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
