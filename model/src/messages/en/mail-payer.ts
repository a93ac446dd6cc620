/** Mails about invoices, payments and quotations. */
export default {
  seeInvoices: 'See the invoices of your manuscripts',
  howInvoicesArePaid: 'How invoices are paid and corrected',
  onlyFromUs:
    'We send invoices only from {host} and never change our bank details by mail. If anything looks suspicious, ask us before you pay.',
  creditNoteSubject: 'Credit note {credit} for invoice {invoice}',
  creditNoteLead:
    'Attached is a credit note. The credited amount is no longer due. If a new invoice replaces this one, we will send it separately.',
  invoiceIssuedSubject: 'Invoice {invoice}, due on {due}',
  invoiceIssuedLead: 'Attached is our invoice.',
  invoiceIssuedForAuthor:
    'Your manuscript has been accepted. Attached is the invoice for its publication, as sent to the payer.',
  invoiceIssuedForPayer:
    'Attached is the invoice for the publication of the article below. Its author has named you as the payer.',
  invoiceIssuedQuoteReference: 'Please quote the payment reference when you pay.',
  invoiceOverdueSubject: 'Invoice {invoice} was due on {due}',
  invoiceDueSubject: 'Invoice {invoice} is due on {due}',
  invoiceOverdueLead:
    'This invoice was due on {due}. If you have paid it in the last few days, thank you, and please disregard this mail.',
  invoiceDueLead: 'This invoice is due on {due}. If you have already paid it, thank you.',
  invoiceWaivedSubject: 'Invoice {invoice} is waived',
  feeWaivedSubject: 'Your article will be published without a fee',
  invoiceWaivedLead: 'The invoice has been waived. You do not need to pay it.',
  feeWaivedLead:
    'The fee has been waived, and you do not need to pay anything. The article continues to publication.',
  paymentReceivedSubject: 'Received with thanks: {amount} for invoice {invoice}',
  paymentReceivedInFull:
    'We have received your payment: the invoice is paid in full. This mail is your receipt.',
  paymentReceivedLead: 'We have received your payment. This mail is your receipt.',
  paymentRefundedSubject: 'Refund of {amount}: invoice {invoice}',
  paymentRefundedLead:
    'We have sent you a refund. It will reach the account from which you paid within a few days.',
  quotationSubject: 'Quotation {quotation}: {subject}',
  quotationLead: 'Attached is our quotation. It is not an invoice, and no payment is due yet.',
  quotationAccept: 'To accept it, reply to this mail. We will then send the invoice.',
  howOurInvoicesArePaid: 'How our invoices are paid and corrected',
} as const;
