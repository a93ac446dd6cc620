import type { Stacking } from '@quire/model/entities/discount';
import { t } from '@quire/model/messages/t';

/** Which of several discounts counts. */
export const STACKING_LABELS: Readonly<Record<Stacking, string>> = {
  best: t('authorSubmit.stackingBest'),
  'one-institutional-plus-one': t('authorSubmit.stackingTwo'),
};
