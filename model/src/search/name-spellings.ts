import { fold } from '../search-terms.ts';

/** How German and Nordic letters are written where there are none. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
  ß: 'ss',
};

/**
 * Other ways in which a name is typed: without accents (`Łukasz` → `lukasz`) and written out (`Müller`
 * → `mueller`). Empty where nothing differs but the case.
 */
export function nameSpellings(name: string): string[] {
  const plain = name.normalize('NFC').toLowerCase();
  const writtenOut = fold(plain.replace(/[äöüåøæß]/g, (letter) => WRITTEN_OUT[letter] ?? letter));
  return [...new Set([fold(plain), writtenOut])].filter((spelling) => spelling !== plain);
}
