import { expect, test } from 'vitest';
import { mailAddress } from './mail-address.ts';

test('begins a mail, without the signs that keep values in order on a page', () => {
  expect(mailAddress('a@b.example', 'On \u2068T & U\u2069', 'x\r\n')).toBe(
    'mailto:a@b.example?subject=On%20T%20%26%20U&body=x%0D%0A',
  );
});
