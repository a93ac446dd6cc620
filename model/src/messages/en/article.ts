/** The page of an article: what stands around its text, its tools, a reader’s notes. */
export default {
  /** Across the page of a retracted article, when it is printed. */
  retractedMark: 'Retracted',
  about: 'About this article',
  downloadPdf: 'Download PDF',
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

  inThisIssue: 'In this issue',
  previousInIssue: 'Previous in this issue',
  nextInIssue: 'Next in this issue',
  /** Leads back to the issue. */
  backToIssue: '← {journal}, {issue}',

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
    'This article has been retracted. It remains available for the record, but its results should not be relied upon.',
  meaningConcern:
    'An expression of concern has been published about this article. Read the article together with the notice until the matter is resolved.',
  meaningCorrection: 'This article has been corrected. This page shows the corrected version.',
  readNotice: 'Read the notice: {article}.',

  readReviews: 'Read the reviewers’ reports, the decision letters and the authors’ replies',
  problem: 'Is something wrong with this page or the article?',
  reportProblem: 'Report a problem',
  letterSubject: 'A problem with “{title}”',
  letterArticle: 'Article: {title}',
  letterAddress: 'Address: {address}',
  letterVersion: 'Version: {version}',
  letterVersionDoi: 'Version: {version}, DOI {doi}',
  letterWhat: 'What is wrong, and where (section, figure, equation or reference)?',
  letterExpected: 'What did you expect instead?',

  views: 'Views',
  downloads: 'PDF downloads',
  howCounted: 'How this was counted',
  countedViews:
    'A view is counted when the article’s page is open for at least four seconds, or when its PDF is downloaded. A download is counted when the PDF is downloaded. In the terms of COUNTER 5.1, these are total item investigations and, for the PDF, total item requests.',
  countedOnce:
    'If the same person opens the same item again within 30 seconds, it counts once. Known robots are excluded.',
  countedPrivacy:
    'Page views are counted by a short message that the browser sends without cookies, unless the reader has asked not to be tracked. The address that it comes from is kept only in memory, as a scrambled value, and is never stored. Readers without JavaScript are not counted.',
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
} as const;
