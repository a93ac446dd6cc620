import { expect, it } from 'vitest';
import { threadOf } from './mail-thread.ts';

const mail = (template: string, to = 'a@a.example', submission = 's1') => ({
  ...{ template, submission, to: [to] },
});
const thread = (...of: Parameters<typeof mail>) => threadOf(mail(...of), 'press.example');

it('joins the mails to authors about one manuscript', () => {
  expect(thread('author/decision')).toMatch(/^<conversation\.[0-9a-f]{24}@press\.example>$/);
  expect(thread('author/decision')).toBe(thread('author/message', 'b@b.example'));
  expect(thread('author/decision')).not.toBe(thread('author/decision', 'a@a.example', 's2'));
});

it('uses a separate conversation for each reviewer, and for the staff', () => {
  const threads = [
    thread('author/decision'),
    thread('editor/assigned'),
    thread('reviewer/invitation'),
    thread('reviewer/invitation', 'b@b.example'),
  ];
  expect(new Set(threads).size).toBe(4);
});

it('does not affect a mail without a manuscript', () => {
  expect(threadOf({ template: 'account/erased', to: ['a@a.example'] }, 'press.example')).toBeNull();
});
