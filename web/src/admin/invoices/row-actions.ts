import type { Invoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { isOpenInvoice } from '@quire/model/states/invoice';
import { call } from '../../data/calls.ts';
import { fetchInvoicePdf } from '../../signed-in/save-invoice-file.ts';
import { archiveAction } from '../kit/list/archive-action.ts';
import type { RowAction } from '../kit/list/list-description.ts';

const isOpen = (invoice: Invoice | null): boolean =>
  invoice?.kind === 'invoice' && isOpenInvoice(invoice.state);

/** The actions in the list, for one or several invoices. Others are on the invoice's page. */
export const INVOICE_ACTIONS: readonly RowAction<Invoice>[] = [
  archiveAction({
    ...{ key: 'pdf', label: t('officeInvoices.downloadPdf'), file: 'invoices' },
    isFor: ({ record }) => Boolean(record?.number),
    done: (count) => t('officeInvoices.pdfsSaved', { count }),
    read: async ({ id }) => [{ folder: '', ...(await fetchInvoicePdf(id)) }],
  }),
  {
    ...{ key: 'remind', label: t('officeInvoices.sendReminder') },
    isFor: ({ record }) => isOpen(record),
    asks: (count) => t('officeInvoices.asksRemindSelected', { count }),
    run: async ({ id }) => {
      await call('remindInvoice', { invoice: id });
    },
    done: (count) => t('officeInvoices.remindersSent', { count }),
  },
];
