/** Paying an invoice by card, and giving back what came so: at the provider. */
import { CARD_SECRETS } from '../config.ts';
import { callable } from './answer-call.ts';

export const payByCard = callable(
  'payByCard',
  { access: 'verified', secrets: CARD_SECRETS },
  async (asked, { caller }) => {
    const { adminChargePorts } = await import('../charges/admin-charges.ts');
    const { adminCardProvider } = await import('../charges/card/admin-card.ts');
    const { payByCard: begin } = await import('../charges/card/pay-by-card.ts');
    return begin(adminChargePorts(), adminCardProvider(), caller, asked);
  },
);

export const refundCard = callable(
  'refundCard',
  { access: 'fresh-staff', secrets: CARD_SECRETS },
  async (asked, { caller }) => {
    const { adminChargePorts } = await import('../charges/admin-charges.ts');
    const { adminCardProvider } = await import('../charges/card/admin-card.ts');
    const { refundCard: run } = await import('../charges/card/refund-card.ts');
    return run(adminChargePorts(), adminCardProvider(), caller, asked);
  },
);
