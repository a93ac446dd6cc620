import { decision } from '@quire/model/mail/author/decision';
import { composeWording } from '@quire/model/mail/registry/mail-wording';
import { expect, it } from 'vitest';
import { withReadableLetters } from './with-readable-letters.ts';

const SENDER = { press: 'Salt', origin: 'https://press.example', contact: 'info@press.example' };
const LETTER =
  'Dear Ann,\n\nplease **answer** these:\n\n1. one\n2. two\n\n[Sign in](https://evil.example)\n\n<script>x</script>';
const mailWith = (letter: string) =>
  withReadableLetters(decision.render({ ...decision.sample, letter }, SENDER));

it('shows a letter with its lists and bold words, and as typed in the text part', () => {
  const { html, text } = mailWith(LETTER);
  expect(html).toContain('<strong>answer</strong>');
  expect(html).toContain('<li>two</li>');
  expect(text).toContain('please **answer** these:\n\n1. one\n2. two');
});

it('links only to the press, and contains no HTML of the letter', () => {
  const { html } = mailWith(LETTER);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
  expect(links).toEqual([decision.sample.url, SENDER.origin]);
  expect(html).toContain('Sign in (https://evil.example)');
  expect(html).not.toContain('<script');
});

it('does the same in a custom wording, and only for letters', () => {
  const made = {
    data: { ...decision.sample, letter: '**so**', title: '**Creeks**' },
    sender: SENDER,
  };
  const mail = composeWording({ subject: 's', text: '{letter}\n\n{title}' }, made);
  const { html } = withReadableLetters(mail);
  expect(html).toContain('<strong>so</strong>');
  expect(html).toContain('<p>**Creeks**</p>');
});

it('leaves a letter that takes too long to render as it was typed', () => {
  expect(mailWith('>'.repeat(3_000)).html).toContain('<p>&gt;&gt;');
});
