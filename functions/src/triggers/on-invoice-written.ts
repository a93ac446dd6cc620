import { INVOICES } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { CARD_SECRETS, viesApi } from '../config.ts';
import { bounded } from './bounded.ts';

/**
 * `invoices/{id}` → its PDF and XML, the mail with them, the manuscript's production once all is settled;
 * payments by card that are open at the provider end where they are not wanted any more;
 * the payer's VAT id is checked where the tax depends on it and VIES is configured.
 */
export const onInvoiceWritten = onDocumentWritten(
  {
    document: `${INVOICES}/{id}`,
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '512MiB',
    secrets: CARD_SECRETS,
  },
  (event) =>
    bounded(event, async () => {
      if (!event.data?.after.exists) return;
      const { settleInvoice } = await import('../charges/settle-invoice.ts');
      const { adminChargePorts } = await import('../charges/admin-charges.ts');
      const { adminCardProvider } = await import('../charges/card/admin-card.ts');
      const { endCardSessions } = await import('../charges/card/card-sessions.ts');
      const ports = adminChargePorts();
      await settleInvoice(ports, event.params.id);
      await endCardSessions(ports, adminCardProvider(), event.params.id);
      const { checkVatId } = await import('../charges/vies/check-vat-id.ts');
      const { viesAt } = await import('../charges/vies/vies.ts');
      const api = viesApi();
      await checkVatId(ports, api ? viesAt(api) : null, event.params.id);
    }),
);
