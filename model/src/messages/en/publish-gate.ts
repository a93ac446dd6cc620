/** What prevents the publication of an article, or should be looked at before it. */
export default {
  titleMissing: 'The title is missing.',
  abstractMissing: 'The abstract is missing.',
  noAuthor: 'There is no author.',
  authorNoName: 'Author {number, number} has no name.',
  affiliationUnknown: '{name} has an affiliation that does not exist.',
  affiliationMissing: '{name} has no affiliation.',
  correspondingEmailMissing: '{name} is a corresponding author without an e-mail address.',
  noCorrespondingAuthor: 'There is no corresponding author.',
  /** `proved`: the iD with which the author has signed in at ORCID; `given`: the article's. */
  orcidOther:
    '{name} has signed in at ORCID with {proved}, but the article has {given}. Ask them which iD is theirs.',
  doiPrefixMissing: 'The journal has no DOI prefix: the article is published without a DOI.',
  doiMissing: 'The DOI is missing.',
  notDoi: '“{given}” is not a DOI.',
  translationOfItself:
    'The article says that it is a translation of itself. Enter the key of the original.',
  originalMissing:
    'The journal has no article with the key “{key}”, of which this one says that it is a translation.',
  originalIsTranslation:
    'The article “{key}”, of which this one says that it is a translation, is a translation too. Enter the original.',
  doiTaken: 'The article {doiHolder} has the DOI {bare}.',
  doiPrefixOther: 'The journal’s DOIs begin with {doiPrefix}/.',
  licenceMissing: 'The licence is missing.',
  licenceUnknown: '“{given}” is not a licence that we know.',
  datesOutOfOrder:
    'It cannot be {later, select, revised {revised} accepted {accepted} published {published} other {published on {date}}} before it was {earlier, select, received {received} revised {revised} accepted {accepted} other {published}} ({earlierDate}).',
  publishedAfterDay:
    'The date of publication ({published}) is after the day on which it will be published.',
  receivedMissing: 'No date of receipt.',
  acceptedMissing: 'The date of acceptance is missing.',
  pagesMissing: 'Enter pages or an article number: citations need one of them.',
  noKeywords: 'There are no keywords.',
  noticeWithoutArticle: 'Name the article that the notice is about.',
  issueUnknown: 'There is no issue {issue}.',
  issueDraft: 'The issue is a draft: open it first.',
  issueClosed: 'The issue is closed: open it again, or choose another.',
  chargeOpen: 'The fee is neither paid nor waived.',
  lastProofMissing: 'Its manuscript is at “{label}” ({state}): the last proof comes first.',
  noJournal: 'There is no journal {journal}.',
  crossrefWouldReject: 'Crossref would reject it: {message}',
  fileMissing: 'The file “{name}” is missing. Upload it again.',
  severalPdfs: 'Of several PDFs, readers get the first.',
  textMissing: 'There is neither a text nor a PDF.',
  pdfBroken: 'The PDF cannot be opened.',
  pdfMissing: 'The PDF’s file is missing. Upload it again.',
  funderProblem: 'Funder {number, number}: {problem}',
  relationProblem: 'Related work {number, number}: {problem}',
  scheduledByAuthor:
    'One of its authors has scheduled the publication. Another member of staff has to schedule it.',
  secondPersonNeeded: 'A second person has to approve this version first.',
} as const;
