import type { Stacking } from '@quire/model/entities/discount';

/** Which of several discounts counts. */
export const STACKING_LABELS: Readonly<Record<Stacking, string>> = {
  best: 'Of several discounts, the one that is best for you counts.',
  'one-institutional-plus-one':
    'One agreement with an institution and one other discount count, the best of each.',
};
