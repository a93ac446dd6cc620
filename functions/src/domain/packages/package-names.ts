/** How the files of an article are named in a package: `ces-2-1-creeks.xml`, `ces-2-1-creeks-g001.png`. */
import { PACKAGE_KINDS, type PackageKind } from '@quire/model/entities/package-kinds';

interface Named {
  readonly journal: string;
  /** The journal's abbreviated title. */
  readonly abbreviation?: string | undefined;
  readonly issn?: string | undefined;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly akey: string;
}

/** PMC takes no spaces and no signs that mean something in an address; hyphens stand between the parts. */
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

const part = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * What all files of an article begin with. Its key makes it unique in the journal, and stays the same for what replaces
 * them.
 */
export function packageName(kind: PackageKind, named: Named): string {
  const { journal, abbreviation, issn, volume, issue, akey } = named;
  const by = PACKAGE_KINDS[kind].journalBy === 'issn' ? issn : abbreviation;
  const first = letters(by ?? '') || letters(journal);
  return [first, ...[volume, issue, akey].map((each) => part(each ?? ''))]
    .filter(Boolean)
    .join('-');
}

/** The extension of a file's name in lower case, with its dot; '' where it has none. */
export const extensionOf = (name: string): string =>
  /\.[a-z0-9]{1,8}$/.exec(name.toLowerCase())?.[0] ?? '';

/** Figures are `g001`, supplements `s001`. */
export const partName = (
  base: string,
  role: 'figure' | 'supplement',
  place: number,
  name: string,
): string =>
  `${base}-${role === 'figure' ? 'g' : 's'}${String(place).padStart(3, '0')}${extensionOf(name)}`;
