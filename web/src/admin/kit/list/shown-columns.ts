import type { Column } from './list-description.ts';

/**
 * The columns shown. A phone shows the most important ones; after a choice it shows the chosen ones, and the table
 * scrolls sideways.
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
