import type { OfficeMenuGroup } from './office-menu.ts';

interface Shortcut {
  /** As they are pressed: one after another. */
  readonly keys: readonly string[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly label: string;
  readonly shortcuts: readonly Shortcut[];
}

/** What keys do in every list and form. The lists and forms themselves act on them. */
const IN_LISTS: ShortcutGroup = {
  label: 'In a list',
  shortcuts: [
    { keys: ['/'], does: 'Go to the filter' },
    { keys: ['j'], does: 'Next row (also ↓)' },
    { keys: ['k'], does: 'Row before (also ↑)' },
    { keys: ['x'], does: 'Select the row; with Shift, all up to it' },
    { keys: ['Enter'], does: 'Open the row' },
    { keys: ['c'], does: 'Begin a new record' },
  ],
};

const IN_FORMS: ShortcutGroup = {
  label: 'In a form',
  shortcuts: [{ keys: ['Ctrl+S'], does: 'Save (on a Mac: ⌘S)' }],
};

/** Every shortcut that works for somebody with this menu. */
export function shortcutsOf(menu: readonly OfficeMenuGroup[]): readonly ShortcutGroup[] {
  const going = menu.flatMap(({ entries }) =>
    entries.flatMap(({ key, label }) => (key ? [{ keys: ['g', key], does: label }] : [])),
  );
  return [
    { label: 'Everywhere', shortcuts: [{ keys: ['?'], does: 'Show these keys' }] },
    { label: 'Go to', shortcuts: going },
    IN_LISTS,
    IN_FORMS,
  ];
}
