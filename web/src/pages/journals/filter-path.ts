import { journalsFilteredPath, journalsPath } from '@quire/model/paths';
import type { JournalFilter } from './filter-journals.ts';

/** The address of the list with a filter changed; `undefined` takes it away. */
export function filterPath(
  filter: JournalFilter,
  change: { readonly [K in keyof JournalFilter]: string | undefined },
): string {
  const { subject, letter } = { ...filter, ...change };
  if (subject === undefined && letter === undefined) return journalsPath();
  return journalsFilteredPath({
    ...(subject !== undefined && { subject }),
    ...(letter !== undefined && { letter }),
  });
}
