import { UPLOAD_KEPT_HOURS } from '@quire/model/constants';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 500;

/** Deletes uploads that were not added to the media library. Returns how many. */
export async function sweepMediaUploads(
  store: Pick<ManuscriptStore, 'list' | 'remove'>,
  now: Date,
): Promise<number> {
  const until = now.getTime() - UPLOAD_KEPT_HOURS * HOUR_MS;
  const { objects } = await store.list('mediaUploads/', AT_ONCE);
  const old = objects.filter(({ createdAt }) => createdAt.getTime() <= until);
  for (const { path } of old) await store.remove(path);
  return old.length;
}
