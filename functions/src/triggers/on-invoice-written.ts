import { INVOICES } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

/** `invoices/{id}` → its PDF and XML, the mail with them, the manuscript's production once all is settled. */
export const onInvoiceWritten = onDocumentWritten(
  { document: `${INVOICES}/{id}`, region: FUNCTIONS_REGION, retry: true, memory: '512MiB' },
  (event) =>
    bounded(event, async () => {
      if (!event.data?.after.exists) return;
      const { settleInvoice } = await import('../charges/settle-invoice.ts');
      const { adminChargePorts } = await import('../charges/admin-charges.ts');
      await settleInvoice(adminChargePorts(), event.params.id);
    }),
);
