/** The callables about what is to be paid: quotes, billing data, discounts. */
import { callable } from './answer-call.ts';

const ports = async () => (await import('../charges/admin-charges.ts')).adminChargePorts();
const BY_AUTHOR = { access: 'verified' } as const;
const BY_STAFF = { access: 'staff' } as const;

export const quoteCharge = callable(
  'quoteCharge',
  { access: 'public' },
  async (asked, { network }) => {
    const { quoteCharge: run } = await import('../charges/discounts/quote-charge.ts');
    return run(await ports(), asked, network);
  },
);
export const saveBilling = callable(
  'saveBilling',
  { ...BY_AUTHOR, memory: '512MiB' },
  async (asked, { caller }) => {
    const { saveBilling: run } = await import('../charges/billing/save-billing.ts');
    return run(await ports(), caller, asked);
  },
);
export const requestDiscount = callable(
  'requestDiscount',
  { ...BY_AUTHOR, memory: '512MiB' },
  async (asked, { caller }) => {
    const { requestDiscount: run } = await import('../charges/discounts/request-discount.ts');
    return run(await ports(), caller, asked);
  },
);
export const decideDiscount = callable(
  'decideDiscount',
  { ...BY_STAFF, memory: '512MiB' },
  async (asked, { caller }) => {
    const { decideDiscount: run } = await import('../charges/discounts/decide-discount.ts');
    await run(await ports(), caller, asked);
    return {};
  },
);
export const redeemVoucher = callable(
  'redeemVoucher',
  { ...BY_AUTHOR, memory: '512MiB' },
  async (asked, { caller }) => {
    const { redeemVoucher: run } = await import('../charges/discounts/redeem-voucher.ts');
    return run(await ports(), caller, asked);
  },
);
export const saveVoucher = callable('saveVoucher', BY_STAFF, async (asked, { caller }) => {
  const { saveVoucher: run } = await import('../charges/discounts/save-voucher.ts');
  return run(await ports(), caller, asked);
});
export const revokeVoucher = callable('revokeVoucher', BY_STAFF, async (asked, { caller }) => {
  const { revokeVoucher: run } = await import('../charges/discounts/save-voucher.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const saveInstitution = callable('saveInstitution', BY_STAFF, async (asked, { caller }) => {
  const { saveInstitution: run } = await import('../charges/discounts/save-institution.ts');
  return run(await ports(), caller, asked);
});
