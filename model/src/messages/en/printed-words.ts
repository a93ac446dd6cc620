/** Words of published and printed documents: in the language of the article, or the press’s first. */
export default {
  supplement: 'Supplement {number, number}',
  decisionRequestMinor: 'Minor revision requested',
  decisionRequestMajor: 'Major revision requested',
  decisionReject: 'Rejected',
  decisionRejectResubmit: 'Rejected, resubmission welcome',
  decisionAccept: 'Accepted',
  reviewer: 'Reviewer',
  retractedNote: 'This article has been retracted.',
  newsOfPress: 'News of {press}',
  postsOfPress: 'What people at {press} write',
  /** Feeds of an author, and of the journals of a subject. */
  articlesOfAuthor: 'Articles by {name}',
  articlesOnSubject: 'Articles on {subject}',
  commentsOn: 'Comments on “{title}”',

  /** On every page of a manuscript, so that it stays with the file. */
  notReviewed: 'Manuscript, not peer reviewed',
  untitled: 'Untitled manuscript',
  authorsLeftOut: 'The authors’ names are left out for anonymous review.',
  abstract: 'Abstract',
  keywords: 'Keywords: {keywords}',
  figuresSent: 'Figures sent as files',

  /** The running head and the foot of an article’s PDF; {name} is the first author. */
  andOthers: '{name} et al.',
  rights: '© {year} the authors. Published under {licence}.',
  retractedStamp: 'RETRACTED',

  bookOfAbstracts: 'Book of abstracts',
  bookOfAbstractsOf: '{name}: book of abstracts',
  contents: 'Contents',
  talks: 'Talks',
  /** Talks that are in no session of the programme. */
  moreTalks: 'More talks',
  posters: 'Posters',
  /** Titles of notices about an article, and who signs them. */
  correctionTo: 'Correction to “{title}”',
  concernAbout: 'Expression of concern about “{title}”',
  retractionOf: 'Retraction of “{title}”',
  editorsOf: 'The editors of {journal}',
  /** In a manuscript’s proof, below a figure whose author has given it no label. */
  figureFile: 'Figure file {number, number}',
} as const;
