import type { Invoice } from '@quire/model/entities/invoice';
import { isOpenInvoice } from '@quire/model/states/invoice';
import { call } from '../../data/calls.ts';
import { fetchInvoicePdf } from '../../signed-in/save-invoice-file.ts';
import { archiveAction } from '../kit/list/archive-action.ts';
import type { RowAction } from '../kit/list/list-description.ts';

const invoices = (count: number) => (count === 1 ? 'one invoice' : `${count} invoices`);

const isOpen = (invoice: Invoice | null): boolean =>
  invoice?.kind === 'invoice' && isOpenInvoice(invoice.state);

/** The actions in the list, for one or several invoices. Others are on the invoice's page. */
export const INVOICE_ACTIONS: readonly RowAction<Invoice>[] = [
  archiveAction({
    ...{ key: 'pdf', label: 'Download PDF', file: 'invoices' },
    isFor: ({ record }) => Boolean(record?.number),
    done: (count) => (count === 1 ? 'One PDF saved.' : `${count} PDFs saved.`),
    read: async ({ id }) => [{ folder: '', ...(await fetchInvoicePdf(id)) }],
  }),
  {
    ...{ key: 'remind', label: 'Send reminder' },
    isFor: ({ record }) => isOpen(record),
    asks: (count) => `Sends a reminder for ${invoices(count)} to the payers.`,
    run: async ({ id }) => {
      await call('remindInvoice', { invoice: id });
    },
    done: (count) => `Reminder for ${invoices(count)} sent.`,
  },
];
