import type { Stacking } from '@quire/model/entities/discount';

/** Which of several discounts counts. */
export const STACKING_LABELS: Readonly<Record<Stacking, string>> = {
  best: 'If several discounts apply, you receive the highest.',
  'one-institutional-plus-one':
    'You receive the highest institutional agreement and the highest other discount.',
};
