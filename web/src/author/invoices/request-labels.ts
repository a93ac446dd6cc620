import type { REQUESTED_KINDS } from '@quire/model/entities/discount';
import { t } from '@quire/model/messages/t';

export type RequestedKind = (typeof REQUESTED_KINDS)[number];

interface KindWords {
  readonly label: string;
  readonly hint: string;
  /** What is asked of it beside its kind. */
  readonly asks: 'reason' | 'society' | 'institution';
}

/** The discounts that an author can request, and the details we need. */
export const REQUEST_LABELS: Readonly<Record<RequestedKind, KindWords>> = {
  waiver: {
    label: t('authorInvoices.kindWaiver'),
    hint: t('authorInvoices.kindWaiverHint'),
    asks: 'reason',
  },
  institution: {
    label: t('authorInvoices.kindInstitution'),
    hint: t('authorInvoices.kindInstitutionHint'),
    asks: 'institution',
  },
  society: {
    label: t('authorInvoices.kindSociety'),
    hint: t('authorInvoices.kindSocietyHint'),
    asks: 'society',
  },
  editor: {
    label: t('authorInvoices.kindEditor'),
    hint: t('authorInvoices.kindEditorHint'),
    asks: 'reason',
  },
};
export const REQUEST_KINDS = Object.keys(REQUEST_LABELS) as RequestedKind[];
