/** The callables about invoices: who may call, and what runs. What each promises: model/src/calls/charges.ts. */
import { callable } from './answer-call.ts';

const ports = async () => (await import('../charges/admin-charges.ts')).adminChargePorts();

const OF_STAFF = { access: 'staff', memory: '512MiB' } as const;
/** Whoever gives money back has entered their password just now. */
const OF_FRESH_STAFF = { access: 'fresh-staff', memory: '512MiB' } as const;
/** Also the author whose invoice it is. */
const OF_PAYER = { access: 'verified', memory: '512MiB' } as const;

export const issueInvoices = callable('issueInvoices', OF_STAFF, async (asked, { caller }) => {
  const { issueByHand: run } = await import('../charges/issue-invoices.ts');
  return run(await ports(), caller, asked);
});

export const recordPayment = callable('recordPayment', OF_STAFF, async (asked, { caller }) => {
  const { recordPayment: run } = await import('../charges/record-payment.ts');
  return run(await ports(), caller, asked);
});

export const recordRefund = callable('recordRefund', OF_FRESH_STAFF, async (asked, { caller }) => {
  const { recordRefund: run } = await import('../charges/record-payment.ts');
  return run(await ports(), caller, asked);
});

export const creditInvoice = callable('creditInvoice', OF_STAFF, async (asked, { caller }) => {
  const { creditInvoice: run } = await import('../charges/credit-invoice.ts');
  return run(await ports(), caller, asked);
});

export const creditPart = callable('creditPart', OF_FRESH_STAFF, async (asked, { caller }) => {
  const { creditPart: run } = await import('../charges/credit-part.ts');
  return run(await ports(), caller, asked);
});

export const reissueInvoice = callable('reissueInvoice', OF_STAFF, async (asked, { caller }) => {
  const { reissueInvoice: run } = await import('../charges/reissue-invoice.ts');
  return run(await ports(), caller, asked);
});

export const waiveInvoice = callable('waiveInvoice', OF_STAFF, async (asked, { caller }) => {
  const { waiveInvoice: run } = await import('../charges/waive-invoice.ts');
  return run(await ports(), caller, asked);
});

export const remindInvoice = callable('remindInvoice', OF_STAFF, async (asked, { caller }) => {
  const { remindInvoice: run } = await import('../charges/remind-invoices.ts');
  return run(await ports(), caller, asked);
});

export const invoiceFile = callable('invoiceFile', OF_PAYER, async (asked, { caller }) => {
  const { invoiceFile: run } = await import('../charges/invoice-file.ts');
  return run(await ports(), caller, asked);
});
