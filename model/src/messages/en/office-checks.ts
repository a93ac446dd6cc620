/** The checks of a manuscript, its files and what its author wrote about it. */
export default {
  checkAgain: 'Check again',
  checksUpdated: 'Checks updated.',
  checklist: 'Checklist',
  allTicked: 'All items are ticked.',
  checks: 'Checks',
  declarations: 'Declarations',
  names: 'Names in file properties, titles and front matter',
  coAuthors: 'Co-authors',
  identifiers: 'Identifiers',
  address: 'Address of the corresponding author',
  dataAvailability: 'Data availability',
  figures: 'Figures',
  manuscript: 'Manuscript',
  files: 'Files',
  noFiles: 'No files.',
  earlierVersions: 'Earlier versions ({count, number})',
  fileUploaded: 'not submitted, uploaded {date}',
  fileSent: 'sent {date}',
  displayChecked: 'The author has checked how this file is displayed.',
  removedForSafety: 'Removed for safety: {parts}',
  namesInFile: 'Names in the file: {names}',
  otherSubmissions: 'Other submissions to the press',
  authorChanges: 'Changes of authors since the first version',
  checkSimilarityAgain: 'Check similarity again',
  checkSimilarity: 'Check similarity',
  similarityStarted: 'The file will be sent to the similarity service.',
  showReport: 'Show report',
  openReport: 'Open report in a new window',
  tickedCount: '{ticked, number} of {all, number} ticked.',
  /** Who ticked an item of the checklist, or removed the tick, and when. */
  tickedBy:
    '{state, select, on {{who, select, you {Ticked by you} other {Ticked by {name}}}} other {{who, select, you {Tick removed by you} other {Tick removed by {name}}}}}, {time}',
  /** The outcome of a check, read out before it. */
  fine: 'OK',
  toCheck: 'To check',
  unknown: 'Unknown',
  /** One check of a manuscript: its name, and what was found. */
  check: '<strong>{label}.</strong> {finding}',
  declarationsMade: 'All declarations are made.',
  /** {declarations} are sentences that the author has not agreed to. */
  declarationsMissing: 'Missing: {declarations}',
  noNames: 'None were found.',
  /** {found} is a list of files, each with names of authors that are in it. */
  namesFound: '{found}. In anonymous review, reviewers get copies without them.',
  namesFoundIn: '{file}: {names}',
  /** What co-authors have answered, in a list. */
  confirmedCount: '{count, plural, one {# confirmed} other {# confirmed}}',
  objectedCount: '{count, plural, one {# objects} other {# object}}',
  unansweredCount: '{count, plural, one {# has not answered} other {# have not answered}}',
  renamedCount:
    '{count, plural, one {# not asked under their current name} other {# not asked under their current names}}',
  coAuthorAnswers: '{answers}.',
  coAuthorsLater: 'Co-authors are asked when the manuscript passes the technical check.',
  noCoAuthors: 'There are no co-authors.',
  identifierCounts:
    '{withOrcid, number} of {authors, plural, one {# author} other {# authors}} with an ORCID iD, {withRor, number} of {institutions, plural, one {# institution} other {# institutions}} with a ROR ID.',
  noFreeMail: 'Not at a free mail service.',
  freeMail:
    '{addresses}: a free mail service. Many authors use one. If anything else is unusual, write to an address at the institution.',
  noStatementButData:
    'There is no statement, although data are attached ({files}). Ask the author for one.',
  noStatement: 'There is no statement.',
  dataOnRequest:
    'Data offered “on request” are often not provided. Ask for a repository or a reason.',
  hasStatement: 'There is a statement.',
  /** {files} are names: `a.png = b.png`. */
  identicalFiles: 'Identical files: {files}.',
  noImageStatement:
    'There is no statement on whether tools generated or altered images. Ask the author.',
  imageStatement: 'There is a statement on tools that generate or alter images.',
  imagesNotChecked: 'The images themselves are not checked.',
  abstract: 'Abstract',
  plainSummary: 'Plain-language summary',
  keywords: 'Keywords',
  responseToReports: 'Response to the reports',
  coverLetter: 'Cover letter',
  suggestedReviewers: 'Suggested reviewers',
  opposedReviewers: 'Opposed reviewers',
  continuesSubmission: 'Continues submission',
  specialIssue: 'Special issue',
  download: 'Download',
  downloadNamed: 'Download {name}',
  /** Facts about a file, in a line. */
  fileVersion: 'version {version, number}',
  fileRound: 'round {round, number}',
  /** Another submission that is like this one: {number} is its number, and {relation} the end of the sentence. */
  similarWording: '{number}: about {share} of the wording of title and abstract; {relation}',
  similarFiles:
    '{number}: the same {count, plural, one {file} other {files}} ({files}); {relation}',
  similarBoth:
    '{number}: about {share} of the wording of title and abstract and the same {count, plural, one {file} other {files}} ({files}); {relation}',
  relation:
    '{authors, select, shared {{state, select, open {an author in common, open when this was checked} other {an author in common, closed}}} other {{state, select, open {no author in common, open when this was checked} other {no author in common, closed}}}}.',
  noSimilar: 'No other submission has the same files or similar wording.',
  /** {found} are one or more sentences. */
  similarHint:
    '{found} It may be a duplicate submission, a companion manuscript or a revision. Ask the author before you draw conclusions.',
  openNumber: 'Open {number}',
  openSubmission: 'Open submission',
  notCompared: 'Not compared yet. A manuscript is compared each time the author submits it.',
  authorsAdded: 'Added: {names}.',
  authorsRemoved: 'Removed: {names}.',
  orderChanged: 'The order has changed.',
  noChanges: 'No changes.',
  /** {changes} are one or more sentences. */
  changesHint:
    '{changes} Ask for the reason, and for the agreement of everyone who was added or removed.',
  retractedWorks: 'Retracted works among the references',
  referencesNotChecked: 'Not checked on submission.',
  noRetractionList:
    'Not checked: no list of retracted works has been imported. An admin can import one under Tools.',
  fileUnreadable: 'Not checked: the manuscript’s file could not be read.',
  noDois: 'Not checked: the manuscript’s file contains no DOIs.',
  /** Follows or precedes what was found. */
  comparedDois:
    '{dois, plural, one {# DOI} other {# DOIs}} in the manuscript compared with {works, plural, one {# retracted work} other {# retracted works}}; list imported on {date}. References without a DOI are not compared.',
  noRetracted: 'None found: {compared}',
  retractedHint:
    '{works}. Ask the author whether the citation mentions the retraction, and whether the manuscript relies on the work. {compared}',
  /** {nature} is “retracted” or “under an expression of concern”. */
  citedWork: '{doi} ({nature})',
  citedWorkOn: '{doi} ({nature}, {date})',
  similarity: 'Similarity to published texts',
  similarityWaiting: 'The file will be sent to the service within five minutes.',
  similarityProcessing: 'The service is reading the file.',
  similarityComparing: 'The service is comparing the text.',
  /** Where matching texts are from: percentages in a list. */
  sharePublications: '{share} publications',
  shareInternet: '{share} web pages',
  shareSubmitted: '{share} manuscripts submitted to the service',
  /** The result of a similarity service for a file. */
  score:
    '{hasParts, select, yes {{share} of the text matches ({parts}).} other {{share} of the text matches.}} {file}, version {version, number}. The score is the share of the text that matches other texts, excluding quotations and references. It is not a verdict: a methods section may match for good reason, while two copied sentences may be too many. Read the report.',
  similarityUnchecked: 'Not checked yet.',
  noSimilarityService: 'Not checked: the press has no connection to a similarity service.',
  similarityFailed: 'Not checked ({file}, version {version, number}). {reason}',
  checkFailed: 'The check failed.',
  similarityRetried: 'It will be retried: {reason}',

  // Why a comparison failed, or is repeated.
  similarityFormatRefused: 'The service does not accept files of this format.',
  similarityFileUnreadable: 'The service could not read the file.',
  similarityFileRefused: 'The service could not read the file ({code}).',
  similarityTextTooShort: 'The service found too little text in the file (fewer than 20 words).',
  similarityTextTooLong: 'The file contains more text than the service can compare.',
  similarityTooManyPages: 'The file has more pages than the service can compare.',
  similarityFileLocked: 'The file is password-protected.',
  similarityFileDamaged: 'The file is damaged.',
  similarityTextMissing:
    'The service found no text in the file. It may contain only images of pages.',
  similarityFileGone: 'The file is no longer available.',
  similarityReportMissing: 'The service could not create the report.',
  similarityKeyRefused: 'The service rejected the key. An administrator must check SIMILARITY_KEY.',
  similarityRequestRefused: 'The service responded with {detail}.',
  similarityNoAnswer: 'The service does not respond ({detail}).',
  similarityAnswerUnreadable: 'The service sent a response that could not be read.',
  similarityNotConnected: 'The press has no connection to a similarity service.',
  similarityNoManuscript: 'There is no manuscript to compare.',
  similarityNoReport: 'There is no report yet.',
} as const;
