import type { Invoice } from '@quire/model/entities/invoice';
import { isOpenInvoice } from '@quire/model/states/invoice';
import { call } from '../../data/calls.ts';
import { fetchInvoicePdf } from '../../signed-in/save-invoice-file.ts';
import { archiveAction } from '../kit/list/archive-action.ts';
import type { RowAction } from '../kit/list/list-description.ts';

const invoices = (count: number) => (count === 1 ? 'one invoice' : `${count} invoices`);

const isOpen = (invoice: Invoice | null): boolean =>
  invoice?.kind === 'invoice' && isOpenInvoice(invoice.state);

/** What is done from the list, with one or many. The rest needs a look at the invoice. */
export const INVOICE_ACTIONS: readonly RowAction<Invoice>[] = [
  archiveAction({
    ...{ key: 'pdf', label: 'Download PDF', file: 'invoices' },
    isFor: ({ record }) => Boolean(record?.number),
    done: (count) => (count === 1 ? 'One PDF saved.' : `${count} PDFs saved.`),
    read: async ({ id }) => [{ folder: '', ...(await fetchInvoicePdf(id)) }],
  }),
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
