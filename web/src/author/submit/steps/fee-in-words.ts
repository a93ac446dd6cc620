import type { Stacking } from '@quire/model/entities/discount';
import type { Journal } from '@quire/model/entities/journal';

/** Whether a journal charges for nothing, neither now nor later. */
export const isFreeJournal = (charges: Journal['charges']): boolean =>
  !charges || charges.fees.every(({ amount }) => amount === 0);

/** Which of several discounts counts. */
export const STACKING_WORDS: Readonly<Record<Stacking, string>> = {
  best: 'Of several discounts, the one that is best for you counts.',
  'one-institutional-plus-one':
    'One agreement with an institution and one other discount count, the best of each.',
};
