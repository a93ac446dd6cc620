import type { Firestore } from 'firebase-admin/firestore';
import { monthOf } from '../hours.ts';
import { askedReport } from './asked-report.ts';
import { type Institution, makeReport, type Platform, type Report } from './make-report.ts';
import { readAvailable, readUsage } from './read-usage.ts';
import type { ReportKind } from './report-kinds.ts';

export interface ReportPorts {
  readonly db: Firestore;
  readonly now: () => Date;
}

/**
 * A report for an institution or the world, as the parameters ask for it. Reads a document for each month; of items at
 * most 33 for each, and as many for what they are: the same at any number of articles. Throws `Excepted` 1000 where it is too large, 1030, 3020.
 */
export async function customerReport(
  { db, now }: ReportPorts,
  kind: ReportKind,
  query: URLSearchParams,
  { institution, platform }: { institution: Institution; platform: Platform },
): Promise<Report> {
  const time = now();
  const available = await readAvailable(db, time);
  const asked = askedReport(kind, query, available, monthOf(time.toISOString()), platform.name);
  const usage = await readUsage(db, institution.id, asked.months, kind.level, asked.filters.YOP);
  return makeReport(asked, usage, { institution, platform, now: time });
}
