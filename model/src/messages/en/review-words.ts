/** Reports of reviewers and the forms that they fill in: labels, and what is missing. */
export default {
  /** Of a question of the form that needs an answer. */
  unanswered:
    '{kind, select, text {Answer this question: {question}} scale {Choose a mark: {question}} choice {Choose an answer: {question}} other {Answer yes or no: {question}}}',
  giveScore:
    '{score, select, originality {Give a score for originality.} method {Give a score for the method.} clarity {Give a score for clarity.} significance {Give a score for significance.} language {Give a score for the language.} other {Give a score.}}',
  chooseRecommendation: 'Choose a recommendation.',
  competingInterestMissing: 'Say whether you have a competing interest; “None” is an answer.',
  publicationMissing: 'Say whether your report may be published.',
  commentsTooShort:
    '{length, plural, =0 {Write at least {least, number} characters to the author.} one {Write at least {least, number} characters to the author: there is one.} other {Write at least {least, number} characters to the author: there are #.}}',
  commentsTooLong:
    'The part for the author can have at most {most, number} characters, including the answers.',
  tooFewReports:
    '{wanted, plural, one {The journal requires one report, and there is none.} other {{received, plural, =0 {The journal requires {wanted, number} reports, and there is none.} one {The journal requires {wanted, number} reports, and there is one.} other {The journal requires {wanted, number} reports, and there are #.}}}}',
  roundWithoutReport: 'No reviewer of this round has reported.',
  reviewScoreOriginality: 'Originality',
  reviewScoreMethod: 'Method',
  reviewScoreClarity: 'Clarity',
  reviewScoreSignificance: 'Significance',
  reviewScoreEnglish: 'Language',
  recommendationAccept: 'Accept',
  recommendationMinorRevision: 'Accept after a minor revision',
  recommendationMajorRevision: 'Reconsider after a major revision',
  recommendationReject: 'Reject',
  reportPublicationNamed: 'Publish it with my name',
  reportPublicationAnonymous: 'Publish it without my name',
  reportPublicationNo: 'Do not publish it',
  reviewConflictAuthor: 'Is an author of the manuscript.',
  reviewConflictSelf: 'Is the person who invites.',
  reviewConflictSameInstitution: 'Belongs to the same institution as an author.',
  reviewConflictSameDomain: 'Has an e-mail address at the same organisation as an author.',
  reviewConflictCoAuthor: 'Has published with an author within the last three years.',
  reviewConflictOpposed: 'Was opposed by the authors.',
  enterAName: 'Enter a name.',
  questionKindText: 'Text',
  questionKindScale: 'Scale',
  questionKindChoice: 'One of several answers',
  questionKindYesNo: 'Yes or no',
  answerAudienceEditor: 'Only the editors',
  answerAudienceAuthor: 'The editors and the author',
  scaleEndUnnamed: 'Say what this end of the scale means.',
  tooFewChoices: 'Give at least two answers to choose from.',
  tooManyChoices: 'At most {most, number} answers.',
  choiceTooLong: 'An answer has at most {most, number} characters.',
  choiceTwice: 'Each answer must be different from the others.',
  formOfTypeTaken: 'This type of article has a form already.',
  formOfOthersTaken: 'There is a form for all other types already.',
  yesNoYes: 'Yes',
  yesNoNo: 'No',
  /** {about}: a name, the title of an article, or a reason that an author gave. */
  reviewConflictAbout: '{conflict} ({about})',
  /** A reviewer, on a list of those who could not be asked. */
  reviewerAwayUntil: 'Away until {date}.',
  cancelledWithdrawn: 'The authors have withdrawn the manuscript.',
  cancelledDecided: 'The editor has decided on the manuscript without further reports.',
  cancelledEnoughReports: 'The editor has the reports that a decision needs.',
} as const;
