import { t } from '@quire/model/messages/t';
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
  label: t('officeKit.keysInLists'),
  shortcuts: [
    { keys: ['/'], does: t('officeKit.keyFilter') },
    { keys: ['j'], does: t('officeKit.keyNextRow') },
    { keys: ['k'], does: t('officeKit.keyPreviousRow') },
    { keys: ['x'], does: t('officeKit.keySelectRow') },
    { keys: [t('officeKit.enterKey')], does: t('officeKit.keyOpenRow') },
    { keys: ['c'], does: t('officeKit.keyNewRecord') },
  ],
};

const saving = () => (isMac() ? '⌘S' : t('officeKit.saveKeys'));

const inForms = (): ShortcutGroup => ({
  label: t('officeKit.keysInForms'),
  shortcuts: [{ keys: [saving()], does: t('office.save') }],
});

/** The toolbar's keys, from its own table, and other keys of the editor. */
const inArticles = (): ShortcutGroup => ({
  label: t('officeKit.keysInEditor'),
  shortcuts: [
    ...COMMANDS.flat().map((command) => ({
      keys: [shortcutOf(command, isMac()).shown],
      does: command.name,
    })),
    { keys: [saving()], does: t('officeKit.keySaveVersion') },
    {
      keys: [isMac() ? '⌘F' : t('officeKit.findAndReplaceKeys')],
      does: t('officeKit.keyFindAndReplace'),
    },
    { keys: [t('officeKit.escapeKey'), t('officeKit.tabKey')], does: t('officeKit.keyLeaveText') },
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
      label: t('officeKit.keysEverywhere'),
      shortcuts: [
        { keys: [isMac() ? '⌘K' : t('officeKit.findKeys')], does: t('officeKit.keyFind') },
        { keys: ['?'], does: t('officeKit.keyShowShortcuts') },
      ],
    },
    { label: t('officeKit.keysGoTo'), shortcuts: going },
    IN_LISTS,
    inForms(),
    ...(isWriter ? [inArticles()] : []),
  ];
}
