import { adminArticlesPath } from '@quire/model/office-paths';
import { COMMANDS, shortcutOf } from '../../editing/insert/commands.ts';
import { isMac } from '../../editing/toolbar/is-mac.ts';
import type { OfficeMenuGroup } from './office-menu.ts';

interface Shortcut {
  /** In the order in which they are pressed. */
  readonly keys: readonly string[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly label: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The keys of every list and form, which the lists and forms themselves handle. */
const IN_LISTS: ShortcutGroup = {
  label: 'In a list',
  shortcuts: [
    { keys: ['/'], does: 'Go to the filter' },
    { keys: ['j'], does: 'Next row (also ↓)' },
    { keys: ['k'], does: 'Previous row (also ↑)' },
    { keys: ['x'], does: 'Select the row; with Shift, all up to it' },
    { keys: ['Enter'], does: 'Open the row' },
    { keys: ['c'], does: 'Create a new record' },
  ],
};

const saving = () => (isMac() ? '⌘S' : 'Ctrl+S');

const inForms = (): ShortcutGroup => ({
  label: 'In a form',
  shortcuts: [{ keys: [saving()], does: 'Save' }],
});

/** The toolbar's keys, from its own table, and other keys of the editor. */
const inArticles = (): ShortcutGroup => ({
  label: 'In the article editor',
  shortcuts: [
    ...COMMANDS.flat().map((command) => ({
      keys: [shortcutOf(command, isMac()).shown],
      does: command.name,
    })),
    { keys: [saving()], does: 'Save a version' },
    { keys: [isMac() ? '⌘F' : 'Ctrl+F'], does: 'Find and replace' },
    { keys: ['Esc', 'Tab'], does: 'Leave the text (Tab alone indents)' },
  ],
});

/** Every shortcut that works for a person with this menu. */
export function shortcutsOf(menu: readonly OfficeMenuGroup[]): readonly ShortcutGroup[] {
  const entries = menu.flatMap((group) => group.entries);
  const going = entries.flatMap(({ key, label }) =>
    key ? [{ keys: ['g', key], does: label }] : [],
  );
  const isWriter = entries.some(({ path }) => path === adminArticlesPath());
  return [
    {
      label: 'Everywhere',
      shortcuts: [
        { keys: [isMac() ? '⌘K' : 'Ctrl+K'], does: 'Find a record or a page' },
        { keys: ['?'], does: 'Show keyboard shortcuts' },
      ],
    },
    { label: 'Go to', shortcuts: going },
    IN_LISTS,
    inForms(),
    ...(isWriter ? [inArticles()] : []),
  ];
}
