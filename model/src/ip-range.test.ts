import { expect, it } from 'vitest';
import { isIpRange } from './ip-range.ts';

it.each([
  '192.0.2.0/24',
  '10.0.0.0/8',
  '192.0.2.7/32',
  '2001:db8::/32',
  '2001:db8:0:0:0:0:0:1/128',
])('accepts the network %s', (range) => expect(isIpRange(range)).toBe(true));

it.each([
  ...['192.0.2.0', '192.0.2.0/33', '192.0.2.0/', '192.0.2.256/24', '192.0.02.0/24', '0.0.0.0/0'],
  ...['::/0', '2001:db8::1::/64', '2001:db8/32', '2001:db8::/129', 'campus/24', '192.0.2.0/24/1'],
])('refuses %s, which is no network of an institution', (range) =>
  expect(isIpRange(range)).toBe(false),
);
