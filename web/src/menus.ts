import type { PressDigest } from '@quire/model/entities/press';
import { journalPath, journalsPath } from '@quire/model/paths';

export interface MenuEntry {
  readonly label: string;
  readonly path: string;
}

/**
 * The specification's top navigation, in its order: journals, books, conference, services, about
 * us, news. An entry is here from the day its page exists.
 */
export const TOP_MENU: readonly MenuEntry[] = [{ label: 'Journals', path: journalsPath() }];

/** The journals in the menu that the journals entry opens. */
export function journalEntries({ journals }: PressDigest): (MenuEntry & { hue: number })[] {
  return journals.map(({ name, fullname, hue }) => ({
    label: fullname,
    path: journalPath(name),
    hue,
  }));
}
