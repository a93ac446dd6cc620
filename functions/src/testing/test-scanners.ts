import type { Scanner } from '../platform/malware/scanner.ts';

/** A scanner that finds something in every file. */
export const FINDING: Scanner = { scan: async () => ({ outcome: 'infected', found: 'Eicar' }) };
/** One that does not answer. */
export const AWAY: Scanner = { scan: async () => ({ outcome: 'away', reason: 'nobody' }) };
/** One that does not take the file. */
export const FULL: Scanner = {
  scan: async () => ({ outcome: 'not-scanned', reason: 'size limit exceeded' }),
};
