import { callable } from './callable.ts';

export const payByCard = callable('payByCard', 'verified', async (asked, { caller }) => {
  const { adminChargePorts } = await import('../ports/admin-charges.ts');
  const { adminCardProvider } = await import('../ports/admin-card.ts');
  const { payByCard: begin } = await import('../../domain/charges/card/pay-by-card.ts');
  return begin(adminChargePorts(), adminCardProvider(), caller, asked);
});

export const refundCard = callable('refundCard', 'fresh-staff', async (asked, { caller }) => {
  const { adminChargePorts } = await import('../ports/admin-charges.ts');
  const { adminCardProvider } = await import('../ports/admin-card.ts');
  const { refundCard: run } = await import('../../domain/charges/card/refund-card.ts');
  return run(adminChargePorts(), adminCardProvider(), caller, asked);
});
