import { expect, test } from 'vitest';
import { styleParts } from './style-parts.ts';

const ownerOf = (name: string) => /_([a-z]{4})$/.exec(name)?.[1] ?? null;
const parts = (css: string) => styleParts(css, ownerOf);

test('gives a rule to the module whose class all its selectors name', () => {
  expect(parts('.a_home{color:red}.a_home .b:hover,p .c_book{x:y}')).toEqual([
    { css: '.a_home{color:red}', owners: ['home'] },
    { css: '.a_home .b:hover,p .c_book{x:y}', owners: ['home', 'book'] },
  ]);
});

test.each([
  'a{x:y}',
  '.a_home,a{x:y}',
  ':not(.a_home){x:y}',
  ':is(.a_home,:not(.b_book)) p{x:y}',
  '[class=".a_home"]{x:y}',
  '@font-face{font-family:"a;} .b_home"}',
  '@layer base;',
  '@page{margin:0;@bottom-center{content:counter(page)}}',
  '@keyframes turn{to{rotate:1turn}}',
])('keeps %s for every page', (css) => {
  expect(parts(css)).toEqual([{ css, owners: null }]);
});

test('parts a group by its rules, and keeps what is nested in a rule', () => {
  expect(
    parts('@media print{@supports (x:y){.a_home{&>p{x:y}}a{x:"}"}}}@keyframes turn_home{to{x:y}}'),
  ).toEqual([
    { css: '@media print{@supports (x:y){.a_home{&>p{x:y}}}}', owners: ['home'] },
    { css: '@media print{@supports (x:y){a{x:"}"}}}', owners: null },
    { css: '@keyframes turn_home{to{x:y}}', owners: ['home'] },
  ]);
});
