/** What reports of imports and checks say, why a run of a tool has failed, and what it is doing. */
export default {
  // Why a line of a file becomes no article.
  quoteOpen: 'A quotation mark is never closed.',
  tooManyCells:
    'The row has {cells, plural, one {# cell} other {# cells}}, but the file has {columns, plural, one {# column} other {# columns}}.',
  lineTooLong: 'The line is too long for one record.',
  lineNotUtf8: 'The line is not UTF-8.',
  lineNotJson: 'The line is not JSON: {reason}',
  notARecord: 'This is not a record.',
  notADoi: '“{doi}” is not a DOI.',
  titleAndDoiMissing: 'The record has neither a title nor a DOI.',
  titleMissing: 'The record has no title.',
  titleTooLong: 'The title has {count, number} characters. It can have at most {most, number}.',
  tooManyAuthors: 'The record has {count, number} authors. It can have at most {most, number}.',
  abstractTooLong:
    'The abstract has {count, number} characters. It can have at most {most, number}.',
  recordTooLarge: 'The record is larger than the record of an article can be.',
  yearImpossible: '{year} is not a year of publication.',
  dayImpossible: 'There is no such day: {day}.',
  journalUnknown: 'The press has no journal “{journal}”.',
  journalUnnamed: 'The record names no journal.',
  yearMissing: 'The record has no year, so there is no issue for it.',
  doiUnknown: 'No article has this DOI, and the record has no title to create one.',
  addressesTaken: 'Other articles have all the addresses that this one could have.',
  ownArticle: 'Authors cannot change their own article.',
  // What became of a line, or would in a dry run.
  journalBegun:
    '“{journal}” is a new journal with the key {key}. Complete its description, subjects and contact before you make it active.',
  shortened: 'Cut, because the record of an article cannot hold more: {fields}.',
  fieldJournal: 'journal',
  fieldVolume: 'volume',
  fieldIssue: 'issue',
  fieldKeywords: 'keywords',
  doiExists:
    '{existing, select, fill {An article with this DOI already exists. Its empty fields are filled in.} other {An article with this DOI already exists and is left unchanged.}}',
  titleExists:
    '{existing, select, fill {An article with this title and year already exists in this journal. Its empty fields are filled in.} other {An article with this title and year already exists in this journal and is left unchanged.}}',
  lineWithDoi: 'Line {line, number} of this file has the same DOI.',
  lineWithTitle: 'Line {line, number} of this file has the same journal, title and year.',
  justBegun: 'This repeats an article that was just created from another record.',
  ownArticleDraft:
    'One of its authors has your name. It was left as a draft, and another member of staff has to publish it.',
  // Why the folder of a paper was not imported.
  paperJournalMissing: 'There is no journal {journal}.',
  paperIssueMissing: 'There is no issue {issue} in {journal}.',
  paperBadName: '“{name}” cannot be the name of a paper.',
  fileBadName: '“{name}” cannot be the name of a file.',
  fileNotUploaded: '{name} is in the list of files, but was not uploaded.',
  fileTooLarge: '{name} is larger than {most, number} MiB.',
  paperTooLarge: 'The files of this paper are larger than {most, number} MiB together.',
  keyOfOther:
    'Another article of this journal has the key {key}: “{title}”. Give this one a key of its own in its metadata.',
  ownPaper:
    'You are one of its authors. Import it without publishing, and ask another member of staff to publish it.',
  hasManuscript:
    'This article comes from a manuscript. Import it without publishing, and publish it in the office.',
  notPublishable:
    '{status, select, retracted {This article is retracted, so it cannot be published.} withdrawn {This article is withdrawn from production, so it cannot be published.} removed {This article is removed, so it cannot be published.} other {This article cannot be published.}}',
  // What a health check found. {finding} is a sentence, {about} a name or an address.
  findingAbout: '{finding} {about}',
  otherRevision:
    'Readers see version {seen} ({seenStatus, select, draft {draft} scheduled {scheduled} published {published} corrected {corrected} retracted {retracted} withdrawn {withdrawn} removed {removed} other {{seenStatus}}}), but the record has version {recorded} ({recordedStatus, select, draft {draft} scheduled {scheduled} published {published} corrected {corrected} retracted {retracted} withdrawn {withdrawn} removed {removed} other {{recordedStatus}}}).',
  doiTwice: '{doi} is also the DOI of {first}.',
  // Why a run of a tool has failed.
  otherTool: 'Another tool has to do this. Start the run again.',
  noSuchStep: 'It cannot continue from where it stopped. Start the run again.',
  fileGone: '{name} is no longer available. Upload it again.',
  fileNotUtf8: '{name} is not UTF-8. Save it as “CSV UTF-8”.',
  columnsMissing: 'The first line of {name} does not name the columns.',
  worksMissing: '{name} contains no works.',
  fileNotJson: '{name} is not JSON: {reason}.',
  listUnreadable: '{name} cannot be read. Choose the CSV file again.',
  papersMissing: 'The list of uploaded papers is missing. Choose the folder again.',
  searchNotSetUp: 'No search is set up: see “Search” in docs/deploy.md.',
  brokeOff: 'The work broke off: {reason}.',
  // What a run is doing.
  tryingRecords: 'Trying records',
  readingRecords: 'Reading records',
  tryingPapers: 'Trying papers',
  readingPapers: 'Reading papers',
  storingRetractions: 'Storing retracted works',
  makingIssues: 'Creating issues',
  makingJournals: 'Creating journals',
  makingLists: 'Creating lists',
  relatingArticles: 'Relating articles',
  gatheringAuthors: 'Gathering authors',
  checkingChanges: 'Checking what has changed in the meantime',
  checkingArticles: 'Checking articles',
  checkingVersions: 'Checking versions',
  checkingPublished: 'Checking published articles',
  checkingJournals: 'Checking journals',
  checkingIssues: 'Checking issues',
  checkingPages: 'Checking pages',
  checkingPosts: 'Checking posts',
  checkingBooks: 'Checking books',
  checkingFiles: 'Checking files',
  packingRecords: 'Packing records',
  packingTexts: 'Packing texts',
  packingFiles: 'Packing files',
} as const;
