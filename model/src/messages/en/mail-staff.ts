/** Mails to the staff of the press that are not about one manuscript. */
export default {
  conferenceProposedSubject: 'Conference proposal: {conference}',
  conferenceProposedLead: 'A conference has been proposed for publication with us.',
  dailyDigestSubject: 'What happened until {day}',
  dailyDigestLead:
    'These are the notifications that you have not yet read in the office: those that you chose to receive once a day, and those that were too frequent to be mailed one by one.',
  /** Below a list of notifications. */
  digestMore: '{more, plural, one {And # more.} other {And # more.}}',
  /** Above the names of kinds of mails, one on each line. */
  digestWhy: 'Why am I receiving this? You are notified of:',
  openOffice: 'Open the office',
  chooseNotifications: 'Choose which notifications to receive immediately, daily or not at all',
  discountAskedSubject: '{number}: request for a reduced fee ({discount})',
  discountAskedLead: 'An author asks for a reduced fee.',
  decideOnRequest: 'Decide on the request',
  paymentToCheckSubject: 'Card payment to check: {number}',
  openInvoice: 'Open the invoice',
  /** Why a card payment has to be checked. */
  cardDiffers:
    'A card payment has another amount or currency than we asked for. Nothing was recorded. Please check it at the payment provider.',
  cardRefundDue:
    'A card payment exceeds the open amount. It has been recorded. Please refund the difference.',
  cardRefundFailed:
    'A refund to a card has failed; the invoice says why. We still have the money. Please refund it in another way, for example by bank transfer, and record that.',
  cardChargedBack:
    'The cardholder disputes a payment, and the bank has reversed it. This amount of the invoice is open again. Please answer the dispute at the payment provider before its deadline, and ask the payer.',
  cardDisputeLost:
    'A dispute about a card payment is lost. The cardholder keeps the money, and this amount of the invoice stays open. Please ask the payer, or write a credit note.',
  cardDisputeWon:
    'A dispute about a card payment is won. The money is ours again, and the invoice shows it as paid.',
  cardDisputeDiffers:
    'A card payment is disputed in another currency than that of the invoice. Nothing was recorded. Please check it at the payment provider.',
  roleAnsweredSubject:
    '{outcome, select, accepted {Accepted: your invitation to {email}} declined {Declined: your invitation to {email}} other {Not answered: your invitation to {email}}}',
  roleAnswered:
    '{outcome, select, accepted {The person you invited to a role at {press} has accepted.} declined {The person you invited to a role at {press} has declined.} other {The person you invited to a role at {press} has not answered in time.}}',
  roleInviteAgain: 'You can send the invitation again from the list of people.',
  openPeople: 'Open the list of people',
  toolFinishedSubject: 'Finished: {tool}',
  openReport: 'Open the report',
  /** What has become of a long task of the office. */
  toolDone: 'It is complete ({done, number} of {total, number}).',
  toolFailed: 'It stopped at {done, number} of {total, number}. You can resume it.',
  toolFailedBecause: 'It stopped at {done, number} of {total, number}: {error} You can resume it.',
  /** `ended`: one of the three messages before. */
  toolWithReport:
    '{rows, plural, one {{ended} Its report has one line.} other {{ended} Its report has # lines.}}',
  mattersForYou: 'Matters that concern you directly',
} as const;
