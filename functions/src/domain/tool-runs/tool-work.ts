import type { ReportRemark } from '@quire/model/entities/report-remark';
import type { ToolPhase } from '@quire/model/entities/tool-phases';
import type { ToolRow } from '@quire/model/entities/tool-row';
import type { StoredToolRun, ToolRun } from '@quire/model/entities/tool-run';
import type { Transaction } from 'firebase-admin/firestore';
import type { ToolPorts } from './tool-ports.ts';

/** A line of the report; its place distinguishes several findings about one line. */
export type ReportRow = ToolRow & { readonly place?: number };

/** What one step has found or done. */
export interface StepReport {
  readonly counts?: Readonly<Record<string, number>>;
  readonly rows?: readonly ReportRow[];
}

/**
 * A step of work, limited in time and writes. The reads and writes of `apply` happen in the same
 * transaction that moves the cursor: they count once or not at all. Everything outside it must be
 * repeatable.
 */
export interface ToolStep extends StepReport {
  /** Where to continue; null: done. */
  readonly cursor: unknown;
  readonly phase: ToolPhase;
  readonly done: number;
  readonly total: number;
  readonly apply?: (tx: Transaction) => Promise<StepReport>;
  readonly result?: ToolRun['result'];
}

/** A run's work, opened once for each slice: its state in memory is rebuilt from the cursor. */
export interface ToolWork {
  /** `cursor` is the value returned by the previous step, or null at the beginning. */
  step(cursor: unknown): Promise<ToolStep>;
}

export type OpenWork = (ports: ToolPorts, run: StoredToolRun) => Promise<ToolWork>;

/** A failure that a retry cannot fix: the run ends with this remark. */
export class ToolFailed extends Error {
  readonly remark: ReportRemark;

  constructor(remark: ReportRemark) {
    super(remark.code);
    this.remark = remark;
  }
}
