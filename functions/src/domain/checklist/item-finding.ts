import type { AppCheckSettings } from '../../platform/config/config.ts';
import type { Ports } from '../../platform/database/ports.ts';
import type { Dns } from '../../platform/dns/dns-lookup.ts';

/** What was found at one item of the list, in words that name what was looked at. */
export interface ItemFinding {
  readonly state: 'done' | 'open' | 'unknown';
  readonly finding: string;
}

export const isDone = (finding: string): ItemFinding => ({ state: 'done', finding });
export const isOpen = (finding: string): ItemFinding => ({ state: 'open', finding });
export const isUnknown = (finding: string): ItemFinding => ({ state: 'unknown', finding });

/** What of the cloud's backups can be seen. */
export interface BackupFacts {
  /** Schedules of the database. */
  readonly schedules: number;
  /** For how long the bucket keeps what is deleted; 0: not at all. */
  readonly softDeleteDays: number;
}

export interface ChecklistPorts extends Pick<Ports, 'db' | 'now' | 'origin'> {
  /** `MAIL_SENDER`: `Press <press@example.org>`. */
  readonly mailFrom: string;
  /** Null on a developer's machine, whose names nobody else knows. */
  readonly dns: Dns | null;
  /** Null where there are none to be looked at. Rejects with the reason where they may not be seen. */
  readonly backups: (() => Promise<BackupFacts>) | null;
  readonly appCheck: AppCheckSettings | null;
  /** Asks the search; null where none is set up. */
  readonly search: (() => Promise<{ isWorking: boolean; message: string }>) | null;
  readonly takesCards: boolean;
}
