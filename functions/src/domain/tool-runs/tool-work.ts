import type { StoredToolRun, ToolRow, ToolRun } from '@quire/model/entities/tool-run';
import type { Transaction } from 'firebase-admin/firestore';
import type { ToolPorts } from './tool-ports.ts';

/** A line of the report; its place tells several about one line apart. */
export type ReportRow = ToolRow & { readonly place?: number };

/** What one step has found or done. */
export interface StepReport {
  readonly counts?: Readonly<Record<string, number>>;
  readonly rows?: readonly ReportRow[];
}

/**
 * A piece of work, bounded in time and writes. What `apply` reads and writes happens in the very
 * transaction that moves the cursor: it counts once or not at all. What is done outside of it must
 * bear repeating.
 */
export interface ToolStep extends StepReport {
  /** Where to go on; null: all is done. */
  readonly cursor: unknown;
  readonly phase: string;
  readonly done: number;
  readonly total: number;
  readonly apply?: (tx: Transaction) => Promise<StepReport>;
  readonly result?: ToolRun['result'];
}

/** A run's work, opened once for each slice: what it keeps in memory is made anew from the cursor. */
export interface ToolWork {
  /** `cursor` is what the step before returned, or null at the beginning. */
  step(cursor: unknown): Promise<ToolStep>;
}

export type OpenWork = (ports: ToolPorts, run: StoredToolRun) => Promise<ToolWork>;

/** What no repetition mends: the run ends with these words. */
export class ToolFailed extends Error {}
