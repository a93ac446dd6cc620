/**
 * The callables about invoices that staff write manually. What each promises:
 * model/src/calls/hand-bills.ts.
 */
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-charges.ts')).adminChargePorts();
const acts = () => import('../../domain/charges/by-hand/quotation-acts.ts');

export const reckonBill = callable('reckonBill', 'staff', async (asked, { caller }) => {
  const { reckonBill: run } = await import('../../domain/charges/by-hand/reckon-bill.ts');
  return run(await ports(), caller, asked);
});

export const writeInvoice = callable('writeInvoice', 'staff', async (asked, { caller }) => {
  const { writeInvoiceByHand: run } = await import(
    '../../domain/charges/by-hand/write-invoice-by-hand.ts'
  );
  return run(await ports(), caller, asked);
});

export const writeQuotation = callable('writeQuotation', 'staff', async (asked, { caller }) => {
  const { writeQuotation: run } = await import('../../domain/charges/by-hand/write-quotation.ts');
  return run(await ports(), caller, asked);
});

export const sendQuotation = callable('sendQuotation', 'staff', async (asked, { caller }) => {
  const { sendQuotation: run } = await acts();
  await run(await ports(), caller, asked);
  return {};
});

export const withdrawQuotation = callable(
  'withdrawQuotation',
  'staff',
  async (asked, { caller }) => {
    const { withdrawQuotation: run } = await acts();
    await run(await ports(), caller, asked);
    return {};
  },
);

export const quotationFile = callable('quotationFile', 'staff', async (asked, { caller }) => {
  const { quotationFile: run } = await acts();
  return run(await ports(), caller, asked);
});
