import { INVOICES } from '@quire/model/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { CARD_SECRETS } from '../../platform/config/card-settings.ts';
import { viesApi } from '../../platform/config/vies-api.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bounded } from './bounded.ts';

/**
 * `invoices/{id}` → its PDF and XML, the mail with them, the manuscript's production once everything is
 * settled; open card payments are cancelled at the provider where they are no longer needed; the payer's
 * VAT id is checked where the tax depends on it and VIES is configured.
 */
export const onInvoiceWritten = onDocumentWritten(
  {
    document: `${INVOICES}/{id}`,
    retry: true,
    cpu: 0.5,
    concurrency: 1,
    memory: '512MiB',
    secrets: CARD_SECRETS,
  },
  (event) =>
    bounded(event, async () => {
      if (!event.data?.after.exists) return;
      await readCurrentTexts();
      const { reconcileInvoice } = await import('../../domain/charges/reconcile-invoice.ts');
      const { adminChargePorts } = await import('../ports/admin-charges.ts');
      const { adminCardProvider } = await import('../ports/admin-card.ts');
      const { endCardSessions } = await import('../../domain/charges/card/card-sessions.ts');
      const ports = adminChargePorts();
      await reconcileInvoice(ports, event.params.id);
      await endCardSessions(ports, adminCardProvider(), event.params.id);
      const { checkVatId } = await import('../../domain/charges/vies/check-vat-id.ts');
      const { viesAt } = await import('../../domain/charges/vies/vies.ts');
      const api = viesApi();
      await checkVatId(ports, api ? viesAt(api) : null, event.params.id);
    }),
);
