/** The callables about payment: quotes, billing data, discounts. */
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-charges.ts')).adminChargePorts();

export const quoteCharge = callable('quoteCharge', 'public', async (asked, { network }) => {
  const { quoteCharge: run } = await import('../../domain/charges/discounts/quote-charge.ts');
  return run(await ports(), asked, network);
});
export const saveBilling = callable('saveBilling', 'verified', async (asked, { caller }) => {
  const { saveBilling: run } = await import('../../domain/charges/billing/save-billing.ts');
  return run(await ports(), caller, asked);
});
export const requestDiscount = callable(
  'requestDiscount',
  'verified',
  async (asked, { caller }) => {
    const { requestDiscount: run } = await import(
      '../../domain/charges/discounts/request-discount.ts'
    );
    return run(await ports(), caller, asked);
  },
);
export const decideDiscount = callable('decideDiscount', 'staff', async (asked, { caller }) => {
  const { decideDiscount: run } = await import('../../domain/charges/discounts/decide-discount.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const redeemVoucher = callable('redeemVoucher', 'verified', async (asked, { caller }) => {
  const { redeemVoucher: run } = await import('../../domain/charges/discounts/redeem-voucher.ts');
  return run(await ports(), caller, asked);
});
export const saveVoucher = callable('saveVoucher', 'staff', async (asked, { caller }) => {
  const { saveVoucher: run } = await import('../../domain/charges/discounts/save-voucher.ts');
  return run(await ports(), caller, asked);
});
export const revokeVoucher = callable('revokeVoucher', 'staff', async (asked, { caller }) => {
  const { revokeVoucher: run } = await import('../../domain/charges/discounts/save-voucher.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const saveInstitution = callable('saveInstitution', 'staff', async (asked, { caller }) => {
  const { saveInstitution: run } = await import(
    '../../domain/charges/discounts/save-institution.ts'
  );
  return run(await ports(), caller, asked);
});
