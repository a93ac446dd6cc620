import { sanitize } from 'hast-util-sanitize';
import { expect, it } from 'vitest';
import { hastElement, text } from '../tree/build.ts';
import { SCHEMA } from './schema.ts';

it('keeps the language and the direction of a passage', () => {
  const passage = hastElement('span', { lang: 'ar', dir: 'rtl' }, [text('نص')]);
  expect(sanitize(passage, SCHEMA)).toEqual(passage);
  const odd = hastElement('p', { dir: 'up', onClick: 'x' }, []);
  expect(sanitize(odd, SCHEMA)).toEqual(hastElement('p', {}, []));
});
