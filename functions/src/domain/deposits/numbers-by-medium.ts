import type { DepositNumber } from './deposit.ts';

/** An ISSN or an ISBN for each medium that has one, the electronic one first. */
export const numbersByMedium = (electronic?: string, print?: string): DepositNumber[] => [
  ...(electronic ? [{ value: electronic, medium: 'electronic' as const }] : []),
  ...(print ? [{ value: print, medium: 'print' as const }] : []),
];
