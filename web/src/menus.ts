import type { PressDigest } from '@quire/model/entities/press';
import { journalPath, journalsPath } from '@quire/model/paths';

export interface MenuEntry {
  readonly label: string;
  readonly path: string;
}

/** The way to the list of journals, at the end of every list of a few. */
export const ALL_JOURNALS: MenuEntry = { label: 'All journals', path: journalsPath() };

/** The journals in the menu that the journals entry opens. */
export function journalEntries({ journals }: PressDigest): (MenuEntry & { hue: number })[] {
  return journals.map(({ name, fullname, hue }) => ({
    label: fullname,
    path: journalPath(name),
    hue,
  }));
}
