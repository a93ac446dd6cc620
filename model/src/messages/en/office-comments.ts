/** The office’s list of readers’ comments. */
export default {
  reason: 'Reason',
  authorIsTold: 'The author gets it by mail.',
  publish: 'Publish',
  publishedDone:
    '{count, plural, one {The comment} other {# comments}} will appear within minutes.',
  keep: 'Keep',
  keptDone:
    '{count, plural, one {Comment kept. Its reports are settled.} other {# comments kept. Their reports are settled.}}',
  refuse: 'Refuse',
  empty: 'No comments yet. Readers send them on the pages of articles.',
  state: 'State',
  reports: 'Reports',
  reported: 'Reported',
  comment: 'Comment',
  /** In place of the passage that a comment is about. */
  isReply: 'A reply to another comment',
  reasonGiven: 'Reason given: {reason}',
  from: 'From',
  article: 'Article',
  /** A published comment that readers have reported: its state and that. */
  stateReported:
    '{state, select, waiting {Waiting, reported} published {Published, reported} refused {Refused, reported} removed {Removed, reported} other {}}',
  sent: 'Sent',
  comments: 'Comments',
  intro:
    'Readers send comments on articles of journals that accept comments. A comment appears on the article’s page once it is published here. Readers can report a published comment: keep it or remove it. Nobody decides on their own comments or on comments on their own articles.',
  showReports: 'Show reports',
  noReports: 'The reports have been withdrawn or settled.',
  reportedOn: 'Reported {date}: {reason}',
  /** States of a comment. */
  waiting: 'Waiting',
  published: 'Published',
  refused: 'Refused',
  removed: 'Removed',
  refuseAsk: '{count, plural, one {The comment} other {# comments}} will not be published.',
  refusedDone: '{count, plural, one {Comment refused.} other {# comments refused.}}',
  removeAsk:
    '{count, plural, one {The comment} other {# comments}} will be removed from the article’s page.',
  removedDone: '{count, plural, one {Comment removed.} other {# comments removed.}}',
  withOrcid: '{name} (ORCID {orcid})',
} as const;
