import type { Quotation } from '@quire/model/entities/hand-bill';
import { t } from '@quire/model/messages/t';

/** What was done with a quotation, in words. */
export const QUOTATION_EVENTS: Readonly<Record<Quotation['events'][number]['event'], string>> = {
  make: t('officeQuotations.eventCreated'),
  send: t('officeQuotations.eventSent'),
  withdraw: t('officeQuotations.eventWithdrawn'),
  invoice: t('officeQuotations.eventInvoiced'),
};
