/** Paying an invoice by card: the provider's page is all that this opens. */
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
