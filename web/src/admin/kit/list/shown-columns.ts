import type { Column } from './list-description.ts';

/**
 * The columns that are shown. A phone has room for those that say most; once somebody has chosen, it shows
 * what was chosen, and the table is moved sideways.
 */
export function shownColumns<T>(
  columns: readonly Column<T>[],
  keys: readonly string[],
): readonly Column<T>[] {
  const isAsAtFirst = columns.every(({ key, isHidden }, index) =>
    index === 0 ? true : keys.includes(key) === !isHidden,
  );
  const shown = columns.filter(({ key }) => keys.includes(key));
  return isAsAtFirst ? shown : shown.map((column) => ({ ...column, onPhones: true }));
}
