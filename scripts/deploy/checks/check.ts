import type { Dns } from '../../../functions/src/platform/dns/dns-lookup.ts';
import type { GoogleRequest } from '../monitoring/apply-monitoring.ts';
import type { Declared } from './declared-functions.ts';
import type { GoogleOrigins } from './google-origins.ts';

/**
 * What a check has found. `note`: nothing that stops a deployment, but worth knowing. `unknown`: whoever is signed in may
 * not look, or nothing answered.
 */
export interface CheckFinding {
  readonly state: 'ok' | 'fault' | 'note' | 'unknown';
  readonly words: string;
}

export const ok = (words: string): CheckFinding => ({ state: 'ok', words });
export const fault = (words: string): CheckFinding => ({ state: 'fault', words });
export const note = (words: string): CheckFinding => ({ state: 'note', words });

/** Where checks look. */
export interface CheckedPlace {
  readonly project: string;
  readonly google: GoogleRequest;
  readonly origins: GoogleOrigins;
  readonly dns: Dns;
  /** `functions/.env.ID`, as name and value. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly declared: Declared;
  /** The text of a file of the repository. Rejects where there is none. */
  readonly file: (path: string) => Promise<string>;
}

export interface Check {
  readonly id: string;
  /** What it looks at, as a noun. */
  readonly label: string;
  /** Rejects where nobody can say: `GoogleRefused`, or no answer. */
  readonly look: (place: CheckedPlace) => Promise<CheckFinding>;
  /** What to do about a fault or a note. */
  readonly toDo: (place: CheckedPlace) => string;
}
