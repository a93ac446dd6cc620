/** Why the registration agency would refuse a deposit; the article’s checks and the registrations show it. {part} is what it is about. */
export default {
  tooShort: 'Too short: {part} ({count, number} of at least {least, number} characters).',
  tooLong: 'Too long: {part} ({count, number} characters, at most {most, number}).',
  notAnAddress: 'Not a web address: {part}.',
  refusedSigns: 'Contains digits or question marks: {part}.',
  doiInvalid: 'The DOI is not valid.',
  timestampInvalid: 'The timestamp is not a number.',
  publicationDateInvalid: 'The publication date is not valid.',
  acceptanceDateInvalid: 'The acceptance date is not valid.',
  issnInvalid: 'The ISSN is not valid.',
  slowToRead: 'The text of the article takes too long to read.',
  otherForm: 'A detail is not in the form that the agency accepts.',
  part: '{part, select, batchName {name of the batch} pressName {name of the press} pressEmail {e-mail address of the press} pageAddress {address of the page} publisherName {name of the publisher} licenceAddress {address of the licence} conferenceName {name of the conference} conferenceTheme {theme of the conference} conferenceAcronym {acronym of the conference} conferenceNumber {number of the conference} conferencePlace {place of the conference} journalTitle {title of the journal} journalShortTitle {short title of the journal} volume {volume} issueNumber {number of the issue} firstPage {first page} lastPage {last page} proceedingsTitle {title of the proceedings} givenName {given name} familyName {family name} affiliation {affiliation} country {country} groupName {name of a group} other {article number}}',
} as const;
