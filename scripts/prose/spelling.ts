import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import type { ProseFinding } from './find-terms.ts';
import type { ProsePiece } from './prose-piece.ts';

/** The only file that the package names; the dictionary is beside it. */
const DICTIONARY = new URL('en_GB.trie.gz', import.meta.resolve('@cspell/dict-en-gb-mit'));
/** What is in a name of code or an address, not in a word. Names in capitals are no words either. */
const NOT_A_WORD = /[_/\\@#$=<>{}()[\]`|.:0-9*+~^%&]|\p{Ll}\p{Lu}|^\P{Ll}+$/u;

const dictionary = decodeTrie(gunzipSync(readFileSync(DICTIONARY)));
const words = readFileSync(new URL('words.txt', import.meta.url), 'utf8').toLowerCase();
const ours = new Set(words.split('\n'));
const known = new Map<string, boolean>();

/** The words of a piece that neither the British dictionary nor `words.txt` has. */
export function findMisspelt({ at, text }: ProsePiece): ProseFinding[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: chunk, index }) => {
    // A capital within a sentence begins a name.
    if (/^\P{L}*\p{Lu}/u.test(chunk) && /[\p{L}\d,;:)’'] +$/u.test(text.slice(0, index))) return [];
    const bare = chunk.replace(/^[^\p{L}\d@#/_.\\]+|[^\p{L}\d/_(]+$/gu, '');
    if (bare === '' || NOT_A_WORD.test(bare)) return [];
    return bare
      .split(/[-–—…,;?!"“”]/)
      .map((word) => word.replace(/^['‘]|['’]s?$/g, '').replaceAll('’', "'"))
      .filter((word) => word.length > 1 && /\p{Ll}/u.test(word) && !isKnown(word))
      .map((word) => ({ at: at + index, found: word, instead: 'not in the dictionary' }));
  });
}

/** Whether a word is spelled as in Britain, or is one of ours. */
function isKnown(word: string): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const lower = word.toLowerCase();
  const is = ours.has(lower) || [word, lower].some((one) => dictionary.hasWord(one, true));
  known.set(word, is);
  return is;
}
