import type { FoundRecord } from '../../data/live/office/records-with.ts';
import type { UsedIn } from './category-kinds.ts';

export interface RenamePorts {
  find(used: UsedIn, value: string, most: number): Promise<readonly FoundRecord[]>;
  save(used: UsedIn, found: FoundRecord, values: readonly string[]): Promise<void>;
}

export interface RenameReport {
  readonly done: number;
  readonly failed: number;
  /** Whether there are more records than one run can rename. */
  readonly isMore: boolean;
}

/** Records of one kind, read at once. */
const PAGE = 50;
/** Records in one run. */
export const RENAMED_MOST = 500;

/**
 * Writes a category's new name to the records that use it, one after the other, until all are done,
 * the maximum of one run is reached or it is stopped. Records that cannot be saved are counted and
 * skipped.
 */
export async function renameIn(
  ports: RenamePorts,
  uses: readonly UsedIn[],
  { before, after }: { readonly before: string; readonly after: string },
  onProgress: (report: RenameReport) => boolean,
): Promise<RenameReport> {
  let report: RenameReport = { done: 0, failed: 0, isMore: false };
  for (const used of uses) {
    const failed = new Set<string>();
    for (;;) {
      if (report.done + report.failed >= RENAMED_MOST) return { ...report, isMore: true };
      const found = await ports.find(used, before, PAGE + failed.size);
      const left = found.filter(({ id }) => !failed.has(id));
      if (left.length === 0) break;
      for (const each of left) {
        const list: unknown = each.record[used.field];
        const names = Array.isArray(list) ? list.map(String) : [];
        const next = [...new Set(names.map((name) => (name === before ? after : name)))];
        try {
          await ports.save(used, each, next);
          report = { ...report, done: report.done + 1 };
        } catch {
          failed.add(each.id);
          report = { ...report, failed: report.failed + 1 };
        }
        if (!onProgress(report)) return report;
      }
    }
  }
  return report;
}
