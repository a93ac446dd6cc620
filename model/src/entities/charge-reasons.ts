import { t } from '../messages/t.ts';

/** Why the press itself has changed an invoice: stored as a code, and shown in the language of whoever reads it. */
export const CHARGE_REASONS = {
  get 'discount-granted'() {
    return t('invoiceWords.discountGranted');
  },
  get 'institution-agreement'() {
    return t('invoiceWords.institutionAgreement');
  },
  get 'voucher-redeemed'() {
    return t('invoiceWords.voucherRedeemed');
  },
  get 'payers-changed'() {
    return t('invoiceWords.payersChanged');
  },
  get withdrawn() {
    return t('invoiceWords.manuscriptWithdrawn');
  },
  get rejected() {
    return t('invoiceWords.manuscriptRejected');
  },
  get 'acceptance-reversed'() {
    return t('invoiceWords.acceptanceReversed');
  },
  get 'nothing-left'() {
    return t('invoiceWords.nothingLeftToPay');
  },
} as const;
export type ChargeReason = keyof typeof CHARGE_REASONS;
export const CHARGE_REASON_KEYS = Object.keys(CHARGE_REASONS) as [ChargeReason, ...ChargeReason[]];
