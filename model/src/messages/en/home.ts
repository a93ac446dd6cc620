/** The home page of the press. */
export default {
  feed: 'Articles from {press}',
  feedOfNoName: 'Articles from this press',
  journals: 'Our journals',
  browse: 'Browse journals',
  submit: 'Submit a manuscript',
  /** Below a number: how many journals there are. */
  journalCount: '{count, plural, one {Journal} other {Journals}}',
  articleCount: '{count, plural, one {Article} other {Articles}}',
  founded: 'Founded',
  latest: 'Latest articles',
  allArticles: 'All articles',
  news: 'News',
  allNews: 'All news',
  pinned: 'Pinned',

  howToSubmit: 'How to submit',
  questions: 'Questions? <mail>{address}</mail>',
  stepJournal: 'Choose a journal',
  stepJournalText:
    'Read its aims and scope and a recent issue. If you are not sure whether your work fits, ask the editors.',
  stepManuscript: 'Prepare your manuscript',
  stepManuscriptText:
    'Any clear layout will do for review. If your manuscript is accepted, we typeset formulas, tables and references from your source files.',
  stepOnline: 'Submit online',
  stepOnlineText:
    'Sign in or register, choose the journal, and add your files and the names of all authors. Your entries are saved as you go. An editor in your field reads every submission.',
} as const;
