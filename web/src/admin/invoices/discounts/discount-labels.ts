import { inPercent } from '@quire/model/charges/percent';
import { CURRENCIES, type Currency } from '@quire/model/currencies';
import type { DiscountRequest, DiscountValue } from '@quire/model/entities/discount';
import { formatMoney } from '@quire/model/money';

export const REQUEST_STATE_LABELS: Readonly<Record<DiscountRequest['state'], string>> = {
  open: 'Open',
  granted: 'Granted',
  refused: 'Refused',
};

/** “25 %”, “EUR 200.00”. */
export const discountLabel = (value: DiscountValue): string =>
  'basisPoints' in value
    ? `${inPercent(value.basisPoints)} %`
    : formatMoney(value.amount, value.currency);

export const isCurrency = (text: string): text is Currency => text in CURRENCIES;
