/**
 * Removes permanent download addresses from unpublished files: some were created while Storage's rules still
 * allowed it.
 */
import { INVOICES, SUBMISSIONS, THROTTLES } from '@quire/model/collections';
import { z } from 'zod';
import type { SubmissionPorts } from './ports.ts';

const FOLDERS = [`${SUBMISSIONS}/`, 'articles/', `${INVOICES}/`, 'exports/'];
const AT_ONCE = 500;

/** Where the last run stopped. */
const PlaceSchema = z.object({ folder: z.number().int(), next: z.string().optional() });

/**
 * Checks the next 500 files and removes the tokens of their download addresses. Once all are checked, nothing
 * is left to do: the rules prevent new ones. Returns how many files had one. Can be repeated.
 */
export async function dropAddresses({ db, store }: SubmissionPorts): Promise<number> {
  const ref = db.collection(THROTTLES).doc('sweep~addresses');
  const { folder, next } = PlaceSchema.catch({ folder: 0 }).parse((await ref.get()).data());
  const prefix = FOLDERS[folder];
  if (prefix === undefined) return 0;
  const found = await store.list(prefix, AT_ONCE, next);
  const open = found.objects.filter(({ hasAddress }) => hasAddress);
  for (const { path } of open) await store.dropAddress(path);
  const place = found.next === undefined ? { folder: folder + 1 } : { folder, next: found.next };
  await ref.set(place);
  return open.length;
}
