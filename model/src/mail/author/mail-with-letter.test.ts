import { expect, it } from 'vitest';
import { t } from '../../messages/t.ts';
import { SUBMISSION_EVENTS } from '../../states/moves/submission.ts';
import { decisionLetter } from '../../submission/decision-letter.ts';
import { decision } from './decision.ts';
import { returned } from './returned.ts';
import { statusChanged } from './status-changed.ts';

const SENDER = { press: 'Salt', origin: 'https://press.example', contact: 'info@press.example' };
const FACTS = {
  ...{ name: 'Anselm Okoro', title: 'Creeks', journal: 'Coastal Earth Systems', reports: 2 },
  editor: 'Maren Holt',
};
const WRITTEN = SUBMISSION_EVENTS.map((event) => decisionLetter(event, FACTS)).filter(Boolean);

const textsWith = (letter: string): string[] => [
  decision.render({ ...decision.sample, letter }, SENDER).text,
  returned.render({ ...returned.sample, letter }, SENDER).text,
  statusChanged.render({ ...statusChanged.sample, letter }, SENDER).text,
];

it('greets once, and begins each sentence of our letters with a capital letter', () => {
  expect(WRITTEN.length).toBeGreaterThan(5);
  for (const letter of WRITTEN) expect(letter).not.toMatch(/(^|\n)\p{Ll}/u);
  for (const text of WRITTEN.flatMap(textsWith)) {
    expect(text.match(/^Dear .*$/gm)).toEqual(['Dear Anselm Okoro,']);
    expect(text).toContain('\n\nThank you for submitting');
  }
});

it('is signed by the editor who decides', () => {
  for (const letter of WRITTEN) {
    expect(letter).toMatch(
      /\n\nWith kind regards,\nMaren Holt\nFor the editors of Coastal Earth Systems$/,
    );
  }
});

it.each([
  'Sehr geehrter Herr Okoro!',
  'Estimado Dr. Okoro:',
  'عزيزي الدكتور Okoro،',
  '尊敬的 Okoro：',
  'Dear colleague,',
])('greets as %s does, in whichever language', (salutation) => {
  for (const text of textsWith(`${salutation}\n\nWe have read it.`)) {
    expect(text.startsWith(`${salutation}\n\n`)).toBe(true);
    expect(text).not.toContain('Dear Anselm');
  }
});

it.each([
  'Please correct the following:',
  'Okoro and colleagues have sent us a manuscript which we have read:',
])('takes “%s” for no salutation', (line) => {
  for (const text of textsWith(`${line}\n\n- figure 2`)) {
    expect(text.startsWith('Dear Anselm Okoro,\n\n')).toBe(true);
    expect(text).toContain(line);
  }
});

it('knows the greeting of the press’s first language', () => {
  expect(t('mail.dear', { name: '' })).toMatch(/^Dear /);
});

it('greets as the editor does, or by the name where the letter does not greet', () => {
  for (const text of textsWith('Dear Dr Okoro,\nWe have read it.')) {
    expect(text.startsWith('Dear Dr Okoro,\n\n')).toBe(true);
    expect(text).toContain('\n\nWe have read it.');
    expect(text).not.toContain('Dear Anselm');
  }
  for (const letter of ['We have read it.', 'Dearest of all, it is late.', '']) {
    for (const text of textsWith(letter)) {
      expect(text.startsWith('Dear Anselm Okoro,\n\n')).toBe(true);
      expect(text).toContain(letter);
    }
  }
});
