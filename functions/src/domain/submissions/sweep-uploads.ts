import { UPLOAD_KEPT_HOURS } from '@quire/model/constants';
import type { SubmissionPorts } from './ports.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 500;
const PAGES = 10;

/** Deletes uploads that no submission uses. */
export async function sweepUploads(ports: SubmissionPorts): Promise<number> {
  const until = ports.now().getTime() - UPLOAD_KEPT_HOURS * HOUR_MS;
  let swept = 0;
  let next: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const found = await ports.store.list('uploads/', AT_ONCE, next);
    for (const { path, createdAt } of found.objects) {
      if (createdAt.getTime() > until) continue;
      await ports.store.remove(path);
      swept += 1;
    }
    next = found.next;
    if (next === undefined) break;
  }
  return swept;
}
