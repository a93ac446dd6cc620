import { expect, test } from 'vitest';
import { orcidAsTyped, rorAsTyped } from './typed-ids.ts';

test.each([
  'https://orcid.org/0000-0002-1825-0097',
  'orcid.org/0000-0002-1825-0097/'.slice(0, -1),
  ' 0000000218250097 ',
  '0000 0002 1825 0097',
])('reads the ORCID iD %s', (text) => expect(orcidAsTyped(text)).toBe('0000-0002-1825-0097'));

test('writes an iD’s last X in upper case', () => {
  expect(orcidAsTyped('000000021694233x')).toBe('0000-0002-1694-233X');
});

test.each(['02mhbdp94', 'ror.org/02mhbdp94', 'https://ROR.org/02MHBDP94'])(
  'reads the ROR id %s',
  (text) => expect(rorAsTyped(text)).toBe('https://ror.org/02mhbdp94'),
);

test('leaves what is no identifier as it was typed, for a message beside the field', () => {
  expect(orcidAsTyped(' 1234 ')).toBe('1234');
  expect(rorAsTyped('University of Tides')).toBe('University of Tides');
});
