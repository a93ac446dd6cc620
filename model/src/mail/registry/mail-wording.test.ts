import { describe, expect, it } from 'vitest';
import { decision } from '../author/decision.ts';
import type { Sender } from '../compose.ts';
import { newSubmission } from '../editor/new-submission.ts';
import { VARIABLE_MEANINGS } from '../variable-meanings.ts';
import { checkWording, describeTemplate, templateOf, WORDED_NAMES } from './describe-template.ts';
import { composeWording } from './mail-wording.ts';

const sender: Sender = {
  press: 'Salt & Marsh',
  origin: 'https://press.example',
  contact: 'info@press.example',
};
const write = (subject: string, text: string, change: object = {}) =>
  composeWording({ subject, text }, { data: { ...decision.sample, ...change }, sender });

describe('words of one’s own', () => {
  it('hold what the variables stand for', () => {
    const { subject, text } = write('On {title}', 'Dear {name},\n\n{press} has decided: {status}.');
    expect(subject).toBe(`On ${decision.sample.title}`);
    expect(text).toContain('Dear Anselm Okoro,\n\nSalt & Marsh has decided: Revision requested.');
  });

  it('make a button of a link and a table of lines with names', () => {
    const { html, text } = write('s', 'Journal: {journal}\nDecision: {status}\n\n[Read it]({url})');
    expect(html).toContain(`<a href="${decision.sample.url}"`);
    expect(html).toContain('>Decision</th><td valign="top">Revision requested</td>');
    expect(text).toContain(`Read it:\n${decision.sample.url}`);
  });

  it('leave out lines that would speak of nothing', () => {
    const { text, subject } = write(
      '{number}: a decision',
      'Decision: {status}\nOffered to: {offeredTo}\n\nIn place of {offeredTo}.\n\nNumber: {number}',
      { offeredTo: '', number: '' },
    );
    expect(subject).toBe('a decision');
    expect(text).not.toMatch(/Offered|In place|Number/);
    expect(text).toContain('Decision: Revision requested');
  });

  it('keep the paragraphs of a letter that is a mail by itself', () => {
    const { html } = write('s', '{letter}', { letter: 'One.\n\n1. Two\n2. Three' });
    expect(html).toContain('<p>One.</p>\n<p>1. Two<br>2. Three</p>');
  });
});

describe('what a variable stands for', () => {
  const hostile = {
    title: '<img src=x onerror=alert(1)> {url}\n\n[Win](https://evil.example)\n\nTo: all',
    letter: '[Win](https://evil.example)\n\n{contact}\n\n<script>x</script>',
    url: 'javascript:alert(1)',
  };
  const mail = write(
    'On {title}',
    'About {title}.\n\nTitle: {title}\n\n{letter}\n\n[Go]({url})',
    hostile,
  );

  it('is text in the HTML part', () => {
    expect(mail.html).not.toMatch(/<img|<script/);
    expect(mail.html).toContain('&lt;img');
  });

  it('makes no link, no paragraph beside its own, and no other variable', () => {
    expect(mail.html.match(/<a /g)).toHaveLength(1);
    expect(mail.html).not.toContain('javascript:');
    expect(mail.text).toContain('{contact}');
    expect(mail.text).toContain('About <img src=x onerror=alert(1)> {url} [Win](');
  });

  it('stays out of the headers', () => expect(mail.subject).not.toMatch(/[\r\n]/));
});

describe.each(WORDED_NAMES)('the template %s', (name) => {
  const template = templateOf(name);
  const described = describeTemplate(name);
  if (!template || !described) throw new Error(name);

  it('says what each of its variables means', () => {
    for (const variable of described.variables) {
      if (described.isFixed) continue;
      expect(Object.keys(VARIABLE_MEANINGS), variable.name).toContain(variable.name);
    }
  });

  it('can be worded anew from what it says', () => {
    if (described.isFixed) return;
    expect(checkWording(template, described.wording)).toEqual([]);
    const own = composeWording(described.wording, { data: template.sample, sender });
    const first = template.render(template.sample, sender);
    // Within a sentence some words begin with a small letter.
    expect(own.subject.toLowerCase()).toBe(first.subject.toLowerCase());
    for (const [link] of first.text.matchAll(/https:\S+/g)) expect(own.text).toContain(link);
    expect(own.text).not.toMatch(/\{\w+\}/);
  });
});

describe('a wording that cannot be used', () => {
  const check = (subject: string, text: string) => checkWording(newSubmission, { subject, text });

  it('names a variable that there is none of, and where', () => {
    expect(check('New: {titel}', '{url}\n\nFrom {submiter}')).toEqual([
      { field: 'subject', message: 'The subject has an unknown variable: {titel}.' },
      { field: 'text', message: 'Line 3 has an unknown variable: {submiter}.' },
    ]);
  });

  it('shows staff in a subject what is its receiver’s alone', () => {
    expect(check('New: {url}', '{url}').map(({ message }) => message)).toEqual([
      'Remove {url} from the subject: staff read subjects.',
    ]);
    const invitation = templateOf('reviewer/invitation');
    if (!invitation) throw new Error('no template');
    const subject = '{journal}, {press}: {title} for {name}';
    const problems = checkWording(invitation, { subject, text: '{url}' });
    expect(problems.map(({ field, message }) => [field, message])).toEqual([
      ['subject', expect.stringContaining('Remove {title} from its subject')],
      ['subject', expect.stringContaining('Remove {name} from its subject')],
    ]);
  });

  it('leaves out the link, or chooses by what only the press’s words choose by', () => {
    expect(check('New', 'Dear {name}, {isAgain}').map(({ message }) => message)).toEqual([
      'Line 1 has an unknown variable: {isAgain}.',
      '{url} is missing (The link that the receiver needs).',
    ]);
  });
});
