/** The page of an article: the parts around its text, its tools, a reader’s notes. */
export default {
  /** Across the page of a retracted article, when it is printed. */
  retractedMark: 'Retracted',
  about: 'About this article',
  downloadPdf: 'Download PDF',
  // The article for machines: a file in the format JATS.
  downloadXml: 'XML (JATS)',
  cite: 'Cite',
  peerReview: 'Peer review',
  doi: 'DOI',
  received: 'Received',
  revised: 'Revised',
  accepted: 'Accepted',
  published: 'Published',
  pages: 'Pages',
  articleNumber: 'Article',
  copyLink: 'Copy link',
  equations: 'Equations as TeX',
  notes: 'Highlights and notes',

  tools: 'Article tools',
  sections: 'Sections',
  figures: 'Figures',
  share: 'Share',

  abstract: 'Abstract',
  contributions: 'Author contributions',
  supplements: 'Supplementary files',
  howToCite: 'How to cite',
  versions: 'Versions',
  metrics: 'Metrics',
  citedBy: 'Cited by',
  comments: 'Comments',
  related: 'Related articles',

  allReferences: 'All references:',
  referenceManagers: 'For reference managers:',
  licence: '© {year} the authors. Published under {licence}.',
  /** The licence of citeproc-js asks for these words. */
  citeproc: 'Citations by CSL (citeproc-js)',
  /** {style} is `APA`. */
  copyStyle: 'Copy {style}',

  noComments: 'There are no comments yet.',
  howToComment:
    'To comment, select a passage of the article, write a note and send it as a comment. The journal checks comments before they appear.',
  orcid: 'ORCID {orcid}',
  showPassage: 'Show in the article',
  report: 'Report',
  reportCommentBy: 'Report the comment by {name}',
  reportAComment: 'Report a comment',
  signInToReport: 'Sign in to report this comment',
  reportWhat: 'What is wrong with this comment?',
  reportHint: 'The journal reads your report. The author of the comment does not see it.',
  sendReport: 'Send report',
  reportSent: 'Thank you. The journal has received your report.',
  /** The letter that reports a comment where no script runs. */
  reportLetterSubject: 'A comment on “{title}”',
  reportLetterAddress: 'Comment: {address}',
  reportLetterWhat: 'What is wrong with it?',

  inThisIssue: 'In this issue',
  previousInIssue: 'Previous in this issue',
  nextInIssue: 'Next in this issue',
  /** Leads back to the issue. */
  backToIssue: '{journal}, {issue}',

  noticeRetraction: 'Retraction notice.',
  noticeConcern: 'Expression of concern.',
  noticeCorrection: 'Correction.',
  noticeOf: 'This is a notice about {article}.',
  kindRetraction: 'Retraction',
  kindConcern: 'Expression of concern',
  kindCorrection: 'Correction',
  /** {kind} is `Retraction`. */
  noticeHead: '{kind}.',
  noticeHeadDated: '{kind}, {date}.',
  meaningRetraction:
    'This article has been retracted. It remains available for the record, but its results should not be relied on.',
  meaningConcern:
    'An expression of concern has been published about this article. Read the article together with the notice until the matter is resolved.',
  meaningCorrection: 'This article has been corrected. This page shows the corrected version.',
  readNotice: 'Read the notice: {article}.',

  readReviews: 'Read the reviewers’ reports, the decision letters and the authors’ replies',
  problem: 'Is something wrong with this page or the article?',
  reportProblem: 'Report a problem',
  /** {article} is a link to the original. */
  translationOf: 'This article is a translation of {article}.',
  /** Before the names of languages. */
  alsoAvailableIn: 'Also available in:',
  letterSubject: 'A problem with “{title}”',
  letterArticle: 'Article: {title}',
  letterAddress: 'Address: {address}',
  letterVersion: 'Version: {version}',
  letterVersionDoi: 'Version: {version}, DOI {doi}',
  letterWhat: 'What is wrong, and where (section, figure, equation or reference)?',
  letterExpected: 'What did you expect instead?',

  /** Above the list of works that cite the article, where one is known. */
  citedByCount:
    '{count, plural, one {Crossref knows # work that cites this article.} other {Crossref knows # works that cite this article.}}',
  /** Where the list has only some of them. */
  citedByNewest: 'The newest are:',
  /** The first author of a citing work that has more. */
  citedByOthers: '{name} et al.',

  views: 'Views',
  downloads: 'PDF downloads',
  howCounted: 'How this was counted',
  countedOpened:
    'A view is counted when the article’s page is shown, or when its PDF is downloaded. A download is counted when the PDF is downloaded. In the terms of COUNTER 5.1, both are total item requests, as the page has the full text.',
  countedOnce:
    'If the same person opens the same item again within 30 seconds, it counts once. Known robots are excluded.',
  countedKept:
    'Page views are counted by a short message that the browser sends without cookies, unless the reader has asked not to be tracked. The address that it comes from is compared with the networks of institutions and then dropped. Until the hour is counted, we keep a scrambled value of it, whose key is then deleted. Readers without JavaScript are not counted.',
  countedElsewhere:
    'A PDF opened from elsewhere, such as a search engine, is counted when our own server delivers it. A copy that our delivery network serves again within 45 seconds is not counted, so the number is more likely too low than too high.',
  countedDaily: 'Days end at midnight UTC. The numbers are updated once a day.',
  countedFromTo: 'Counted from {from} to {to}.',

  olderVersion:
    '<b>This is an older version.</b> It was the article from {from} until it was replaced.',
  olderVersionUndated: '<b>This is an older version.</b> It has been replaced.',
  newestVersion: '<link>Read the version of {date}</link>, which is the one to cite.',
  firstPublished: 'First published',
  corrected: 'Corrected',
  retracted: 'Retracted',
  /** {kind} is one of the three above. */
  versionOf: '{kind}, {date}',
  versionToCite: '(cite this version)',

  copied: 'Copied',
  notCopied: 'Your browser did not allow copying',
  copyCode: 'Copy code',
  copyTex: 'Copy TeX',
  copyMathml: 'Copy MathML',
  formula: 'Formula',
  copyTexOf: 'Copy the TeX of {equation}',
  equationNumber: 'equation {number, number}',
  noEquations: 'This article has no displayed equations.',
  equationList: 'Equations',
  stepThroughFormulas: 'Step through all formulas ({count, number})',
  /** Which of the article's formulas is shown. */
  formulaOf: 'Formula {place, number} of {count, number}',
  previousFormula: 'Previous formula',
  nextFormula: 'Next formula',
  copySvg: 'Copy SVG',
  downloadSvg: 'Download SVG',
  drawing: 'Drawing…',
  notDrawn: 'This formula cannot be drawn.',
  fileSaved: 'Saved',
  download: 'Download',
  downloadCsv: 'Download CSV',
  /** A supplementary file of data, shown as a table. */
  showAsTable: 'Show as a table',
  showAsTableOf: 'Show as a table: {label}',
  data: 'Data',
  rows: '{count, plural, one {# row.} other {# rows.}}',
  firstRows:
    '{count, plural, one {The first row.} other {The first # rows.}} Only these are sorted. Download the file to get all.',
  /** Of a film or a recording. */
  captions: 'Captions',
  /** A figure as the authors sent it; {about} is `PDF, 120 kB`. */
  original: 'Original',
  originalOf: 'Original ({about})',
  enlarge: 'Enlarge',
  /** Where a table or a figure has no label of its own. */
  table: 'Table',
  figure: 'Figure',
  /** {name} is `Figure 2`. */
  figureOf: '{name} ({place, number} of {count, number})',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  /** Before a choice of the three below. */
  darkFigures: 'Figures in dark mode',
  darkAsPrinted: 'As printed',
  darkOnPaper: 'On paper',
  darkInverted: 'Inverted',
  figuresAndTables: 'Figures and tables',
  citeThis: 'Cite this article',
  preview: 'Preview: {words}',
  backToText: 'Back to text',
  sort: 'Sort',
  inThisSection: 'In this section',

  annotate: 'Annotate the selection',
  highlight: 'Highlight',
  note: 'Note',
  undo: 'Undo',
  signInForNotes: 'Sign in to take notes',
  noNotes: 'Select a passage of the article to highlight it or write a note.',
  notFound: 'Not found in this version',
  passageGone: 'The passage has been changed or removed.',
  you: 'You',
  reason: 'Reason: {reason}',
  commentWaiting: 'Sent. The journal will check it before it appears.',
  commentPublished: 'Published',
  commentRefused: 'Not published',
  commentRemoved: 'Removed by the journal',
  /** The name of a button, and the beginning of the passage that it is for. */
  actOn: '{act}: {passage}',
  show: 'Show',
  reply: 'Reply',
  makePrivate: 'Make private again',
  edit: 'Edit',
  addNote: 'Add a note',
  sendComment: 'Send as comment',
  delete: 'Delete',
  yourReply: 'Your reply',
  yourNote: 'Your note',
  sendReply: 'Send reply',
  save: 'Save',
  cancel: 'Cancel',
  notSaved: 'Your changes could not be saved. Check your connection, or sign in again.',
  saved: 'Saved.',
  noteDeleted: 'Note deleted.',
  highlightDeleted: 'Highlight deleted.',
  restored: 'Restored.',
  sentForDecision: 'Sent. You will receive an e-mail when the journal has decided.',
  privateAgain: 'The comment is private again.',
  tooManyArticles: 'You have started notes on many articles today. Please try again tomorrow.',
  tooManyNotes: 'You can make up to {most, plural, other {# highlights and notes}} in an article.',
  highlighted: 'Highlighted.',
  loading: 'Loading…',
} as const;
