import { expect, it } from 'vitest';
import { FORMATS, type FormatName } from './format-text.ts';

/** The text after a button was pressed, with what is selected then between bars. */
function pressed(name: FormatName, text: string, start: number, end = start): string {
  const format = FORMATS.find((each) => each.name === name)?.format;
  if (!format) throw new Error(name);
  const { from, to, insert, selectFrom, selectTo } = format(text, start, end);
  const now = text.slice(0, from) + insert + text.slice(to);
  return `${now.slice(0, selectFrom)}|${now.slice(selectFrom, selectTo)}|${now.slice(selectTo)}`;
}

it('puts marks around what is selected', () => {
  expect(pressed('bold', 'so good', 3, 7)).toBe('so **|good|**');
  expect(pressed('italic', 'so ', 3)).toBe('so *|words|*');
  expect(pressed('formula', '', 0)).toBe('$|x^2|$');
});

it('makes a link whose address is typed next', () => {
  expect(pressed('link', 'our guide', 4, 9)).toBe('our [guide](|https://|)');
});

it('makes items of whole lines, apart from the paragraph above', () => {
  expect(pressed('list', 'one\ntwo', 1, 7)).toBe('- |one\n- two|');
  expect(pressed('list', 'Please:\none', 8, 11)).toBe('Please:\n\n- |one|');
  expect(pressed('list', 'Please:\n\none', 9, 12)).toBe('Please:\n\n- |one|');
});
