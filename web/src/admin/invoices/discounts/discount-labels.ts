import { CURRENCIES, type Currency } from '@quire/model/currencies';
import type { DiscountRequest, DiscountValue } from '@quire/model/entities/discount';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { percentInWords } from '../labels/percent-in-words.ts';

export const REQUEST_STATE_LABELS: Readonly<Record<DiscountRequest['state'], string>> = {
  open: t('officeDiscounts.requestOpen'),
  granted: t('officeDiscounts.requestGrantedState'),
  refused: t('officeDiscounts.requestRefusedState'),
};

/** “25%”, “EUR 200.00”. */
export const discountLabel = (value: DiscountValue): string =>
  'basisPoints' in value
    ? percentInWords(value.basisPoints)
    : formatMoney(value.amount, value.currency);

export const isCurrency = (text: string): text is Currency => text in CURRENCIES;
