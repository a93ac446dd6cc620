import { expect, it } from 'vitest';
import { townLine } from './town-line.ts';

it('has the postal code where the country has it', () => {
  expect(townLine({ postalCode: '72074', city: 'Tübingen', country: 'DE' })).toBe('72074 Tübingen');
  expect(townLine({ postalCode: '48109-1274', city: 'Ann Arbor, MI', country: 'US' })).toBe(
    'Ann Arbor, MI 48109-1274',
  );
  expect(townLine({ postalCode: '', city: 'Lagos', country: 'NG' })).toBe('Lagos');
  expect(townLine({ postalCode: '', city: '', country: '' })).toBe('');
});
