import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';

/** The table of distances written out whole, without anything left out. */
function distances(word: string, text: string): number[] {
  const table = Array.from({ length: text.length + 1 }, (_, j) => [j === 0 ? 0 : j + 1]);
  const at = (j: number, i: number) => table[j]?.[i] ?? 100;
  for (let j = 0; j <= text.length; j += 1) {
    for (let i = 1; i <= word.length; i += 1) {
      if (j === 0) {
        table[0]?.push(i + 1);
        continue;
      }
      const isSame = word[i - 1] === text[j - 1];
      const ways = [at(j - 1, i - 1) + (isSame ? 0 : i === 1 && j === 1 ? 2 : 1)];
      ways.push(at(j - 1, i) + 1, at(j, i - 1) + 1);
      if (i > 1 && j > 1 && word[i - 1] === text[j - 2] && word[i - 2] === text[j - 1]) {
        ways.push(at(j - 2, i - 2) + (i === 2 && j === 2 ? 2 : 1));
      }
      table[j]?.push(Math.min(...ways));
    }
  }
  return table.map((row) => row.at(-1) ?? 100);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });

it('finds exactly the words that the whole table finds near', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 30 }),
      word,
      fc.boolean(),
      (words, typed, isPrefix) => {
        const dictionary = new Dictionary();
        for (const one of words) dictionary.add(one);
        for (const most of [1, 2]) {
          const found = dictionary
            .near(typed, most, isPrefix)
            .map(({ id, typos }) => `${dictionary.wordOf(id)} ${typos}`);
          const wanted = words.flatMap((one) => {
            const table = distances(typed, one);
            const typos = isPrefix ? Math.min(...table) : (table.at(-1) ?? 100);
            return typos <= most ? [`${one} ${typos}`] : [];
          });
          expect(found.sort()).toEqual(wanted.sort());
        }
      },
    ),
  );
});
