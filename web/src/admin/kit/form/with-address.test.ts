import { expect, it } from 'vitest';
import { withAddress } from './with-address.ts';

const RULE = { field: 'skey', from: ['title'] };

it('follows the title', () => {
  const first = withAddress(RULE, { title: '', skey: '' }, { title: 'Thank', skey: '' });
  expect(first).toEqual({ title: 'Thank', skey: 'thank' });
  expect(withAddress(RULE, first, { ...first, title: 'Thanks, Zoë!' }).skey).toBe('thanks-zoe');
});

it('stays empty without a title', () => {
  const typed = { title: ' ', skey: 'a' };
  expect(withAddress(RULE, { title: 'A', skey: 'a' }, typed).skey).toBe('');
});

it('keeps an address that a person has entered', () => {
  const typed = { title: 'Thanks', skey: 'reviewers-2026' };
  expect(withAddress(RULE, { title: 'Thank', skey: 'reviewers-2026' }, typed)).toBe(typed);
});

it('is derived from several fields, as far as they are filled in', () => {
  const rule = { field: 'issueid', from: ['volume', 'number'] };
  const first = withAddress(rule, { issueid: '' }, { issueid: '', volume: '5' });
  expect(first.issueid).toBe('5');
  expect(withAddress(rule, first, { ...first, number: 'S1' }).issueid).toBe('5-s1');
});
