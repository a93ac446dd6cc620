/** The page with an article’s published peer review. */
export default {
  title: 'Peer review',
  titleOf: 'Peer review: {title}',
  description: 'Reviewers’ reports, decision letters and the authors’ replies to “{title}”.',
  /** In the metadata of the page. */
  reviewOf: 'Peer review of: {title}',
  place: 'Journal and article',
  article: 'Article',
  corrected: 'The article has been corrected since. What follows is the review before publication.',
  retracted: 'The article has been retracted. Its review remains available for the record.',
  counts:
    '{reports, plural, one {# report} other {# reports}} in {rounds, plural, one {# round} other {# rounds}} of review. Each is published to the extent that its reviewer agreed, with or without a name.',
  round: 'Round {number, number}',
  reviewer: 'Reviewer {number, number}',
  /** {reviewer} is `Reviewer 1`. */
  reportOf: 'Report of {reviewer}',
  reportOfRound: 'Report of {reviewer}, round {number, number}',
  anonymous: 'Anonymous',
  edited: 'Edited by the journal.',
  withheld:
    '{count, plural, one {One report of this round is not published because its reviewer did not agree to it.} other {# reports of this round are not published because their reviewers did not agree to it.}} The decision letter and the authors’ reply may quote from it, so they are not published either.',
  decision: 'Decision: {decision}',
  editorsOf: 'The editors of {journal}',
  reply: 'Authors’ reply',
  authors: 'The authors',
  recommendation: 'Recommendation: {recommendation}',
  cite: 'Cite',
  citation:
    '{authors} ({year}). {title} [Peer review of “{article}”]. <journal>{journalTitle}</journal>. {address}',
} as const;
