/** The finance overview, and the account of a payer. */
export default {
  tableOfAges: 'Table of open amounts by age',
  currency: 'Currency',
  total: 'Total',
  noOpenInvoices: 'No open invoices.',
  tableOfOpenInvoices: 'Table of open invoices',
  invoice: 'Invoice',
  payer: 'Payer',
  due: 'Due',
  daysOverdue: 'Days overdue',
  // A column: what is left to pay.
  openColumn: 'Open',
  openByAge: 'Open by days overdue',
  openInvoices: 'Open invoices',
  longestOverdue: 'The {count, number} invoices overdue the longest. There are more.',
  asOf: 'As of {date}',
  firstDayTooLate: 'Choose a first day that is not after the last day.',
  statementOfAccount: 'Statement of account',
  downloadPdf: 'PDF',
  nothingInPeriod: 'No invoices or payments in this period.',
  document: 'Document',
  balance: 'Balance',
  broughtForward: 'Brought forward',
  balanceDue: 'Balance due: {amount}',
  creditBalance: 'Credit balance: {amount}',
  // A button, read out: “31–60 days: EUR 100.00”.
  ageAndAmount: '{age}: {amount}',
  openInvoicesOf: 'Open invoices: {currency}, {age}',
  nameAndEmail: '{name}, {email}',
  // The first and last day of a period.
  from: 'From',
  to: 'To',
  accountIn: 'Account in {currency}',
  // document: “Invoice”, “Credit note” and so on.
  documentNumber: '{document} <link>{number}</link>',
} as const;
