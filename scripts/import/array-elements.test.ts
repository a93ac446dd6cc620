import { expect, it } from 'vitest';
import { arrayElements } from './array-elements.ts';

async function* inParts(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function elements(text: string, size = 3): Promise<string[]> {
  const found: string[] = [];
  for await (const each of arrayElements(inParts(text, size))) found.push(each);
  return found;
}

const RECORDS = [
  { id: 1, names: ['a, b', 'c]'], x: { y: [] } },
  { id: 2, name: 'a "quoted" {brace', path: 'c:\\' },
  { id: 3, name: 'München, 東京 🌊' },
];

it.each([1, 2, 7, 64, 10_000])('reads an array in parts of %i characters', async (size) => {
  for (const indent of [0, 2]) {
    const found = await elements(JSON.stringify(RECORDS, null, indent), size);
    expect(found.map((each): unknown => JSON.parse(each))).toEqual(RECORDS);
  }
});

it('reads an empty array, and one behind a byte order mark', async () => {
  expect(await elements(' [ ] \n')).toEqual([]);
  expect(await elements('\uFEFF[{"a":1}]')).toEqual(['{"a":1}']);
});

it('gives an element that is not valid JSON as it is, and those behind it', async () => {
  expect(await elements('[{"a": nonsense}, {"b":2}]')).toEqual(['{"a": nonsense}', '{"b":2}']);
});

it.each([
  ['is cut off', '[{"a":1}, {"b":'],
  ['ends without its bracket', '[{"a":1}'],
  ['is a record', '{"a":1}'],
  ['is a page', '<html></html>'],
  ['is empty', ''],
  ['goes on behind the array', '[{"a":1}] [2]'],
  ['has text behind the array', '[1] x'],
])('rejects a file that %s', async (_, text) => {
  await expect(elements(text)).rejects.toThrow('not a whole JSON array');
});

it('never has more than an element in memory', async () => {
  let given = 0;
  async function* endless() {
    for (;;) {
      yield given === 0 ? '[{"a":1}' : ',{"a":1}';
      given += 1;
    }
  }
  for await (const each of arrayElements(endless())) {
    expect(each).toBe('{"a":1}');
    if (given > 50) break;
  }
  expect(given).toBeLessThan(53);
});
