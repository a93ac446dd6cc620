import type { ImportPaperResponse } from '../../model/src/calls/calls.ts';
import { progressBar } from '../terminal/progress.ts';
import type { FoundPaper } from './find-papers.ts';
import { type ImportTarget, importOne } from './import-one.ts';
import { reportLines } from './report.ts';
import type { StaffSession } from './staff-session.ts';
import { waitPublished } from './wait-published.ts';

/** Imports papers one after the other, reporting each; a stop lets the current paper finish. */
export async function importPapers(
  session: StaffSession,
  target: ImportTarget,
  papers: readonly FoundPaper[],
  options: { notes: boolean; isStopped: () => boolean },
): Promise<ImportPaperResponse[]> {
  const bar = progressBar();
  const reports: ImportPaperResponse[] = [];
  for (const paper of papers) {
    if (options.isStopped()) break;
    bar.show(reports.length, papers.length, paper.name);
    const report = await importOne(session, target, paper);
    bar.clear();
    for (const line of reportLines(paper.name, report, options.notes)) console.log(line);
    reports.push(report);
  }
  if (target.publish && !target.dryRun) await publishAll(session, reports);
  return reports;
}

async function publishAll(
  session: StaffSession,
  reports: readonly ImportPaperResponse[],
): Promise<void> {
  const ids = reports.filter(({ outcome }) => outcome !== 'refused').map((r) => r.articleId);
  const bar = progressBar();
  bar.show(0, ids.length, 'published');
  const missing = await waitPublished(session, [...new Set(ids)], (done) =>
    bar.show(done, ids.length, 'published'),
  );
  bar.clear();
  for (const id of missing) console.log(`  ${id} is saved, but its page was not made in time.`);
}
