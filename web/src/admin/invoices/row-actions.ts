import type { Invoice } from '@quire/model/entities/invoice';
import { isOpenInvoice } from '@quire/model/states/invoice';
import { call } from '../../data/calls.ts';
import { saveInvoiceFile } from '../../signed-in/save-invoice-file.ts';
import type { RowAction } from '../kit/list/list-description.ts';

const invoices = (count: number) => (count === 1 ? 'one invoice' : `${count} invoices`);

const isOpen = (invoice: Invoice | null): boolean =>
  invoice?.kind === 'invoice' && isOpenInvoice(invoice.state);

/** What is done from the list, with one or many. The rest needs a look at the invoice. */
export const INVOICE_ACTIONS: readonly RowAction<Invoice>[] = [
  {
    ...{ key: 'pdf', label: 'PDF', isSingle: true },
    isFor: ({ record }) => Boolean(record?.number),
    run: async ({ id }) => saveInvoiceFile(id, 'pdf'),
    done: () => 'The PDF was made ready.',
  },
  {
    ...{ key: 'remind', label: 'Remind now' },
    isFor: ({ record }) => isOpen(record),
    asks: (count) => `Sends a reminder for ${invoices(count)} to who pays.`,
    run: async ({ id }) => {
      await call('remindInvoice', { invoice: id });
    },
    done: (count) => `A reminder for ${invoices(count)} is on its way.`,
  },
];
