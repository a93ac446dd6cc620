/** The bank’s statements: their entries, and the invoices that these pay. */
export default {
  entrySetAside: 'Entry set aside.',
  asksSetAside: 'Set this entry aside?',
  setAside: 'Set aside',
  setAsideHint: 'Use this for entries that pay no invoice, such as interest or a grant.',
  why: 'Why',
  noNewMatches: 'No new matches found.',
  matchAgain: 'Match again',
  importStatement: 'Import statement',
  bookAsSuggested: 'Book as suggested',
  noEntriesYet: 'No bank entries yet. Import a statement to add some.',
  day: 'Day',
  notNamed: 'Not named',
  currency: 'Currency',
  payer: 'Payer',
  text: 'Text',
  invoices: 'Invoices',
  state: 'State',
  account: 'Account',
  bankReference: 'Bank reference',
  noneToConfirm: 'No entries to confirm. Import a bank statement to find new payments.',
  entryReopened: 'Entry reopened.',
  bankEntry: 'Bank entry',
  noSuchEntry: 'Bank entry not found.',
  reopen: 'Reopen',
  isReversal: 'The bank reverses an earlier entry with this one. Find the entry that it reverses.',
  hasTwin:
    'Another file has <link>an entry of the same day and amount</link>. If it is the same payment, set this one aside.',
  history: 'History',
  // How well an entry matches an invoice.
  gradeNone: 'No match found',
  // Read out: a choice between the next two.
  whichEntries: 'Which entries',
  toConfirm: 'To confirm',
  allEntries: 'All entries',
  paysNoInvoice: 'This entry pays no invoice.',
  bookedPartsHint:
    'Booked to the wrong invoice? Record a refund on that invoice and a payment on the right one.',
  amountOpen: '{amount} open',
  choose: 'Choose',
  addInvoice: 'Add an invoice',
  moreThanOpen:
    'This is {amount} more than is open. Book it and mark the difference as a refund due.',
  // A button, with an amount of money.
  book: 'Book {amount}',
  chooseInvoice: 'Choose the invoice that this payment is for.',
  correctAmounts: 'Correct the amounts.',
  notAssigned: '{amount} of the entry is not assigned yet.',
  assignedTooMuch: '{amount} more than the entry is assigned.',
  // Who did something, if their name is not known.
  staff: 'staff',
  nothingAdded: 'All entries in this statement were already imported. Nothing was added.',
  entriesAdded:
    '{count, plural, one {# new entry} other {# new entries}}: {toConfirm, plural, one {# payment} other {# payments}} to confirm, {suggested, number} with a suggestion.',
  alreadyImported: '{count, plural, one {# entry was} other {# entries were}} already imported.',
  paidOutSetAside:
    '{count, plural, one {# entry for money paid out: set aside.} other {# entries for money paid out: set aside.}}',
  skipped:
    '{count, plural, one {# entry skipped: no amount, or a currency that the press does not use.} other {# entries skipped: no amount, or a currency that the press does not use.}}',
  notOwnAccount:
    'This is not the account shown on your invoices. Check that it is yours before you confirm any entry.',
  statementImported: 'Statement imported',
  importTitle: 'Import a bank statement',
  import: 'Import',
  importHint:
    'Choose a CAMT.053 (XML) or MT940 file from your bank. Payments are matched with open invoices. Nothing is booked until you confirm it, and no entry is imported twice.',
  chooseFile: 'Choose a file',
  bankStatement: 'Bank statement',
  newSuggestions:
    '{count, plural, one {One entry has a new suggestion.} other {# entries have a new suggestion.}}',
  asksBook:
    '{count, plural, one {Records one entry as a payment of the suggested invoices. The payer receives a receipt by e-mail.} other {Records # entries as payments of the suggested invoices. The payers receive receipts by e-mail.}}',
  entriesBooked: '{count, plural, one {One entry booked.} other {# entries booked.}}',
  entryTitle: '{amount}, {date}',
  paidBy: 'Paid by',
  paidTo: 'Paid to',
  theirAccount: 'Their account',
  endToEnd: 'End-to-end reference',
  ourAccount: 'Our account',
  statement: 'Statement',
  gradeSure: 'Reference and amount match',
  gradeLikely: 'Likely match',
  gradePossible: 'Possible match',
  // The history of an entry.
  eventImported: 'Imported',
  eventBooked: 'Booked',
  eventSetAside: 'Set aside',
  eventReopened: 'Reopened',
  eventWithNote: '{event}: {note}',
  eventBy: '{date}, {name}',
  // The number of an invoice, and what the entry pays of it.
  bookedPart: '<link>{number}</link>, {payer}: {amount}',
  amountOpenBecause: '{amount} open ({reasons})',
  invoiceAndPayer: '<link>{number}</link>, {payer}',
  invoiceToChoose: '{number}, {payer}: {amount} open',
  suggestedInvoice: '{number}, {payer} ({reasons})',
  amountFor: 'Amount for {number}',
  removeInvoice: 'Remove {number}',
  amountBooked: '{amount} booked.',
  formatAndAccounts:
    '{count, plural, one {{format}, account {accounts}} other {{format}, accounts {accounts}}}',
  formatWithoutAccount: '{format}, account not named',
} as const;
