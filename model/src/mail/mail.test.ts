import { describe, expect, it } from 'vitest';
import { articlePublished } from './author/article-published.ts';
import { decision } from './author/decision.ts';
import { statusChanged } from './author/status-changed.ts';
import type { Sender } from './compose.ts';
import { publicationFailed } from './editor/publication-failed.ts';
import { MAIL_TEMPLATES } from './registry/registry.ts';

const sender: Sender = {
  press: 'Salt & Marsh',
  origin: 'https://press.example',
  contact: 'info@press.example',
};
const rendered = Object.values(MAIL_TEMPLATES).map(({ render, sample }) =>
  // Each template renders its own sample, which a union of them cannot say.
  render(sample as never, sender),
);

describe('the templates', () => {
  it('lists each template under its own name', () => {
    for (const [name, template] of Object.entries(MAIL_TEMPLATES)) expect(template.name).toBe(name);
  });

  it('brings sample data that its own schema accepts', () => {
    for (const { schema, sample } of Object.values(MAIL_TEMPLATES)) {
      expect(schema.safeParse(sample).error).toBeUndefined();
    }
  });

  it('writes a text part without markup and an HTML part with the same link', () => {
    for (const { text, html } of rendered) {
      const link = /https:\/\/press\.example\/\S+/.exec(text)?.[0];
      expect(text).not.toMatch(/<[a-z/]/);
      expect(link).toBeDefined();
      expect(html).toContain(`href="${link}"`);
      expect(html).toContain('Salt &amp; Marsh');
    }
  });
});

it('begins what follows the greeting with a capital letter', () => {
  for (const { text } of rendered) {
    const [, first] = text.split('\n\n');
    expect(first).not.toMatch(/^\p{Ll}/u);
  }
});

it('keeps the lines of a letter in the HTML part', () => {
  const letter = 'Please mend:\n1. figure 2\n2. table <1>';
  const { html } = decision.render({ ...decision.sample, letter }, sender);
  expect(html).toContain('<p>Please mend:<br>1. figure 2<br>2. table &lt;1&gt;</p>');
});

it('names the journal that a transfer is offered to', () => {
  const { text } = decision.render({ ...decision.sample, offeredTo: 'Marsh Letters' }, sender);
  expect(text).toContain('Offered to: Marsh Letters');
});

it('says in the subject whose turn it is where it is the author’s', () => {
  const { subject } = statusChanged.render({ ...statusChanged.sample, isTheirTurn: true }, sender);
  expect(subject).toContain('it is your turn');
});

describe('hostile data', () => {
  const mail = articlePublished.render(
    {
      ...articlePublished.sample,
      author: '<img src=x onerror=alert(1)>',
      title: 'A "title"\r\nBcc: everybody@example.org',
      url: 'https://press.example/?a="><script>alert(1)</script>',
    },
    sender,
  );

  it('escapes every value in the HTML part', () => {
    expect(mail.html).not.toContain('<img');
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('keeps the subject on one line', () => {
    const { subject } = publicationFailed.render(
      { ...publicationFailed.sample, title: 'A "title"\r\nBcc: everybody@example.org' },
      sender,
    );
    expect(subject).toBe('Not published: A "title" Bcc: everybody@\u2060example.\u2060org');
  });

  it('shortens a subject that is too long for the outbox', () => {
    const long = publicationFailed.render(
      { ...publicationFailed.sample, title: 'x'.repeat(400) },
      sender,
    );
    expect(long.subject).toHaveLength(250);
  });
});

it('keeps what others write in its place: on its line, as text, out of the headers', () => {
  const title = 'Tides\r\nBcc: all@example.org\n\nYour account is closed.<img src=x>';
  const { subject, text, html } = decision.render({ ...decision.sample, title }, sender);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toContain('Tides Bcc: all@\u2060example.\u2060org Your account is closed.');
  expect(html).not.toContain('<img');
});
