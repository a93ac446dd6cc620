import { describe, expect, it } from 'vitest';
import { checkWording, TEMPLATE_NAMES, templateOf } from './registry/describe-template.ts';
import { MAIL_RECEIVERS } from './registry/mail-receivers.ts';
import { OUTSIDERS_WORDS, withoutLinks } from './without-links.ts';

/** As mail programs find links: a scheme, an address, or words with a dot between them. */
const LINK = /[a-z]+:\/\/\S|[^\s\u2060]+@[^\s\u2060]+|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}{2}/iu;
const HOSTILE =
  'Win at https://casino.example/x or www.pills.shop, mail me@evil.example, bank。com';
const SENDER = {
  press: 'Salt & Marsh',
  origin: 'https://press.example',
  contact: 'info@press.example',
};

describe('withoutLinks', () => {
  it.each([
    'How tidal creeks drain',
    'J. R. R. Holt',
    'A dose of 2.5 mg at 10:30',
    'St. John, Newfoundland',
    'Why? Because.',
  ])('leaves %j as it is', (text) => {
    expect(withoutLinks(text)).toBe(text);
  });

  it.each([HOSTILE, 'casino.example', 'a.b.co/x', 'ftp://x.example', 'mail@x'])(
    'leaves nothing in %j that becomes a link, and reads as before',
    (text) => {
      expect(text).toMatch(LINK);
      expect(withoutLinks(text)).not.toMatch(LINK);
      expect(withoutLinks(text).replaceAll('\u2060', '')).toBe(text);
    },
  );

  it('is quick with a long text', () => {
    expect(withoutLinks('a.'.repeat(200_000))).toMatch(/^a/);
  });
});

/** The sample of a template with every word of an outsider replaced. */
function hostileMail(name: string) {
  const template = templateOf(name);
  if (!template) throw new Error(`there is no template ${name}`);
  const data = Object.entries(template.sample).map(([key, value]) => {
    if (!OUTSIDERS_WORDS.has(key)) return [key, value];
    return [key, Array.isArray(value) ? [HOSTILE] : HOSTILE];
  });
  return template.render(Object.fromEntries(data), SENDER);
}

const strangers = Object.entries(MAIL_RECEIVERS)
  .filter(([, receiver]) => receiver === 'stranger')
  .map(([name]) => name);

describe('a mail', () => {
  it.each(TEMPLATE_NAMES)('%s makes no link of what an outsider has typed', (name) => {
    const { text, html, subject, made } = hostileMail(name);
    for (const part of [text, html, subject, JSON.stringify(made?.data)]) {
      expect(part).not.toMatch(/casino\.example|pills\.shop|me@evil|evil\.example|bank。com/);
    }
  });

  it.each(strangers)('%s shows a stranger no words of an outsider in its subject', (name) => {
    expect(hostileMail(name).subject).not.toMatch(/Win at|casino/);
  });

  it.each(strangers)('%s cannot be worded so that it does', (name) => {
    const template = templateOf(name);
    if (!template) throw new Error(`there is no template ${name}`);
    const words = Object.keys(template.sample).filter((key) => OUTSIDERS_WORDS.has(key));
    for (const word of words) {
      const problems = checkWording(template, { subject: `{${word}}`, text: '' });
      expect(problems.filter(({ field }) => field === 'subject')).toHaveLength(1);
    }
  });

  it('has a receiver on record, whichever it is', () => {
    expect(Object.keys(MAIL_RECEIVERS).toSorted()).toEqual(TEMPLATE_NAMES.toSorted());
  });
});

it('tells the formulas of a title in characters, in the subject too', () => {
  const template = templateOf('author/decision');
  const title = 'A $\\beta$-decay at $10^{-3}$ K';
  const mail = template?.render({ ...template.sample, title }, SENDER);
  expect(mail?.text).toContain('A β-decay at 10⁻³ K');
  expect(`${mail?.subject} ${mail?.html}`).not.toContain('$');
});

it('tells the formulas of what people write in characters, wherever they are', () => {
  const template = templateOf('editor/withdrawal-requested');
  const reason = 'Our bound $x^2 \\leq \\alpha$ is *wrong*, see `$y$`.';
  const mail = template?.render({ ...template.sample, reason }, SENDER);
  expect(mail?.text).toContain('Our bound x² ≤ α is *wrong*, see `$y$`.');
  expect(mail?.html).toContain('x² ≤ α');
});
