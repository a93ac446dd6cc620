import type { AppCheckSettings } from '../../platform/config/app-check-settings.ts';
import type { Ports } from '../../platform/database/ports.ts';
import type { Dns } from '../../platform/dns/dns-lookup.ts';

/** The result for one item of the list, in words that name what was checked. */
export interface ItemFinding {
  readonly state: 'done' | 'open' | 'unknown';
  readonly finding: string;
}

export const isDone = (finding: string): ItemFinding => ({ state: 'done', finding });
export const isOpen = (finding: string): ItemFinding => ({ state: 'open', finding });
export const isUnknown = (finding: string): ItemFinding => ({ state: 'unknown', finding });

/** The state of the cloud's backups, as far as it is visible. */
export interface BackupFacts {
  /** Backup schedules of the database. */
  readonly schedules: number;
  /** For how long the bucket keeps deleted files; 0: not at all. */
  readonly softDeleteDays: number;
  /** The last export into the backup bucket, and what has become of it; null: there is none. */
  readonly exported: { readonly at: string; readonly failed: string | null } | null;
}

export interface ChecklistPorts extends Pick<Ports, 'db' | 'now' | 'origin'> {
  /** `MAIL_SENDER`: `Press <press@example.org>`. */
  readonly mailFrom: string;
  /** Null on a developer's machine, whose names are not public. */
  readonly dns: Dns | null;
  /** Null if there are no backups to check. Rejects with the reason if they may not be read. */
  readonly backups: (() => Promise<BackupFacts>) | null;
  readonly appCheck: AppCheckSettings | null;
  /** Queries the search; null if none is configured. */
  readonly search: (() => Promise<{ isWorking: boolean; message: string }>) | null;
  readonly takesCards: boolean;
}
