import { expect, test } from 'vitest';
import { shiftedForms } from './shifted-forms.ts';

test('has words with raised and lowered digits as they are typed', () => {
  expect(shiftedForms(['How creeks drain CO₂ (pCO₂) in x² + ℝⁿ', 'CO₂ again'])).toEqual([
    'CO2',
    'pCO2',
    'x2',
    'Rn',
  ]);
  expect(shiftedForms(['Mud and water, 1995'])).toEqual([]);
});
