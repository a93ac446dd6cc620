/** Parts that the office and people’s own pages share. */
export default {
  /** How far a manuscript is. */
  stages: 'Stages',
  messages: 'Messages',
  /** Above a message: who wrote it, and when. */
  from: '{name}, {time}',
  sendMessage: 'Send the message',
  /** What the parts of the component library say: lists to choose from, notices, paths, ratings. */
  clear: 'Clear',
  close: 'Close',
  open: 'Open',
  loading: 'Loading…',
  noOptions: 'Nothing found',
  showPath: 'Show the whole path',
  stars: '{count, plural, one {# star} other {# stars}}',
  noStars: 'No stars',
} as const;
