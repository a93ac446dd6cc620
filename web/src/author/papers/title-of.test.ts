import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

it.each([
  ['---\ntitle: Tides\n---\n\n# Other', 'Tides'],
  ['---\r\ntitle: "Tides: a study"\r\n---\r\n', 'Tides: a study'],
  ['# Mud and sand\n\nText', 'Mud and sand'],
  ['---\nkeywords: [a]\n---\nText', ''],
  ['', ''],
])('reads the title of %j', (markdown, title) => {
  expect(titleOf(markdown)).toBe(title);
});

it('takes no more of a title than a record holds', () => {
  expect(titleOf(`# ${'a'.repeat(900)}`)).toHaveLength(500);
});
