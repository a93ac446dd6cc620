/** Takes the permanent addresses off what is not published: some were made while Storage's rules still gave it. */
import { INVOICES, SUBMISSIONS, THROTTLES } from '@quire/model/collections';
import { z } from 'zod';
import type { SubmissionPorts } from './ports.ts';

const FOLDERS = [`${SUBMISSIONS}/`, 'articles/', `${INVOICES}/`, 'exports/'];
const AT_ONCE = 500;

/** Where the last run stopped. */
const PlaceSchema = z.object({ folder: z.number().int(), next: z.string().optional() });

/**
 * Looks at the next 500 files and takes the tokens of download addresses off them. Once it has seen all, it has
 * nothing to do: the rules let nobody make another. Returns how many files had one. May be repeated.
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
