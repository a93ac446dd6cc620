import { adminArticlesPath } from '@quire/model/office-paths';
import { COMMANDS, shortcutOf } from '../../editing/insert/commands.ts';
import { isMac } from '../../editing/toolbar/is-mac.ts';
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

const saving = () => (isMac() ? '⌘S' : 'Ctrl+S');

const inForms = (): ShortcutGroup => ({
  label: 'In a form',
  shortcuts: [{ keys: [saving()], does: 'Save' }],
});

/** The keys of the toolbar, as its own table has them, and what else works while one writes. */
const inArticles = (): ShortcutGroup => ({
  label: 'In the article editor',
  shortcuts: [
    ...COMMANDS.flat().map((command) => ({
      keys: [shortcutOf(command, isMac()).shown],
      does: command.name,
    })),
    { keys: [saving()], does: 'Save a version' },
    { keys: [isMac() ? '⌘F' : 'Ctrl+F'], does: 'Find and replace' },
    { keys: ['Esc', 'Tab'], does: 'Leave the text; Tab alone indents' },
  ],
});

/** Every shortcut that works for somebody with this menu. */
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
        { keys: ['?'], does: 'Show these keys' },
      ],
    },
    { label: 'Go to', shortcuts: going },
    IN_LISTS,
    inForms(),
    ...(isWriter ? [inArticles()] : []),
  ];
}
