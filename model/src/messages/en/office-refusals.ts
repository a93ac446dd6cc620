/** What a function refuses about a request of staff, where the page could not know. */
export default {
  reportGone: 'A report is no longer available. Check the reports again.',
  reportFileGone: 'A file of a report is no longer available. Check the reports again.',
  reportUnsigned:
    'A report that the reviewer has not signed must be sent to the author without a name.',
  takenUp:
    'The author has sent a new submission that refers to this one. Decide on the new submission instead.',
  articleExists:
    'Production has created an article from this manuscript. Withdraw the article on its own page first, so that it cannot be published.',
  chargePaid:
    'The charge has been paid, in full or in part. Ask finance to refund the payment first.',
  invoiceTwice: 'An invoice is in the list twice. Remove one of the entries.',
  daysReversed: 'The first day is after the last one.',
  tooManyDocuments: 'There are more than {most, number} documents. Choose fewer days.',
  noElectronicInvoice:
    'These have no electronic invoice: an amount in a currency of three decimals uses the third, or the document is still being made.',
  dayAhead: 'This day is in the future. Choose an earlier one.',
  proceedingsMissing: 'First enter the issue or book in which the papers appeared, and save.',
  proceedingsNotChosen:
    'First enter the issue or book of the proceedings on the conference’s page, and save.',
  // {most} is the limit of a book.
  bookFull:
    'A book has at most {most, number} chapters, and with the accepted papers this one would have more. Enter an issue of a journal as the proceedings, or divide the papers among several books by hand.',
  dueInPast: 'Choose a day in the future.',
  dueEarlier: 'Choose a later day than the one that is set.',
  dueTooLate: 'Choose a day within a year.',
  mergeUnfinished: 'Another account is still being merged into {email}. Finish that merge first.',
  mergeEditor:
    '{judge} is assigned as editor to {manuscripts}, written by {author}. Assign another editor first.',
  mergeReviewer:
    '{judge} is a reviewer of {manuscripts}, written by {author}. Withdraw the invitation first. A review that has been submitted cannot be moved to an author of the manuscript.',
  mergeMore: '{count, plural, one {# more} other {# more}}',
  mergeSameRound:
    'The reviewer records of these accounts include two requests for the same manuscript in the same round.',
  mergeTooManyReviews:
    'A reviewer record of these accounts has more than {most, number} reviews. Merge their records in the list of reviewers first, and keep the one with the most reviews.',
  mergeTooManyRoles: 'Together, they hold more roles than one account can. Remove some first.',
} as const;
