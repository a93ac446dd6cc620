/** The callables about invoices: who may call, and what runs. What each promises: model/src/calls/charges.ts. */
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-charges.ts')).adminChargePorts();

export const issueInvoices = callable('issueInvoices', 'staff', async (asked, { caller }) => {
  const { issueByHand: run } = await import('../../domain/charges/issue-invoices.ts');
  return run(await ports(), caller, asked);
});

export const recordPayment = callable('recordPayment', 'staff', async (asked, { caller }) => {
  const { recordPayment: run } = await import('../../domain/charges/record-payment.ts');
  return run(await ports(), caller, asked);
});

export const recordRefund = callable('recordRefund', 'fresh-staff', async (asked, { caller }) => {
  const { recordRefund: run } = await import('../../domain/charges/record-payment.ts');
  return run(await ports(), caller, asked);
});

export const creditInvoice = callable('creditInvoice', 'staff', async (asked, { caller }) => {
  const { creditInvoice: run } = await import('../../domain/charges/credit-invoice.ts');
  return run(await ports(), caller, asked);
});

export const creditPart = callable('creditPart', 'fresh-staff', async (asked, { caller }) => {
  const { creditPart: run } = await import('../../domain/charges/credit-part.ts');
  return run(await ports(), caller, asked);
});

export const reissueInvoice = callable('reissueInvoice', 'staff', async (asked, { caller }) => {
  const { reissueInvoice: run } = await import('../../domain/charges/reissue-invoice.ts');
  return run(await ports(), caller, asked);
});

export const waiveInvoice = callable('waiveInvoice', 'staff', async (asked, { caller }) => {
  const { waiveInvoice: run } = await import('../../domain/charges/waive-invoice.ts');
  return run(await ports(), caller, asked);
});

export const remindInvoice = callable('remindInvoice', 'staff', async (asked, { caller }) => {
  const { remindInvoice: run } = await import('../../domain/charges/remind-invoices.ts');
  return run(await ports(), caller, asked);
});

export const invoiceFile = callable('invoiceFile', 'verified', async (asked, { caller }) => {
  const { invoiceFile: run } = await import('../../domain/charges/invoice-file.ts');
  return run(await ports(), caller, asked);
});
