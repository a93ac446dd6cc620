import { HIGHLIGHT_BEGIN as b, HIGHLIGHT_END as e } from '@quire/model/search/highlight-parts';
import { expect, it } from 'vitest';
import { passageAddress } from './passage-address.ts';

const address = (snippet: string, anchor = 's-methods') => passageAddress('/a', anchor, snippet);

it('leads to the words that were found, in their section', () => {
  expect(address(`…with the ${b}preconditioner${e} of the coarse grid, which is then`)).toBe(
    '/a#s-methods:~:text=preconditioner%20of%20the%20coarse%20grid%2C%20which',
  );
});

it('takes whole words, and hides what a directive would read', () => {
  expect(address(`a pre${b}condition${e}er two-level, and`)).toBe(
    '/a#s-methods:~:text=preconditioner%20two%2Dlevel%2C%20and',
  );
});

it('stops before a formula, whose characters the page shows in another way', () => {
  expect(address(`a ${b}norm${e} of ‖x‖₂ is`)).toBe('/a#s-methods:~:text=norm%20of');
});

it('leads to the section where no word is marked, and to the page before the first section', () => {
  expect(address('plain words')).toBe('/a#s-methods');
  expect(address('plain words', '')).toBe('/a');
  expect(address(`${b}tides${e}`, '')).toBe('/a#:~:text=tides');
});
