import { inLanguage } from '@quire/content/messages/in-language';
import { language } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';
import { expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import { smallPressReader } from './testing/small-press.ts';

test('keeps the languages of works that wait for each other apart', async () => {
  const say = async (times: number) => {
    for (let time = 0; time < times; time += 1) await new Promise((done) => setTimeout(done));
    return `${language()} ${t('layouts.menu')}`;
  };
  const said = await Promise.all([
    inLanguage('en-XA', () => say(3)),
    say(2),
    inLanguage('ar-XB', () => say(1)),
  ]);
  expect(said[0]).toMatch(/^en-XA Ṁéñû/);
  expect(said[1]).toBe('en Menu');
  expect(said[2]).toBe('ar-XB \u202eMenu\u202c');
});

test('renders pages in several languages at once', async () => {
  const page = async (tag?: 'en-XA' | 'ar-XB') => {
    const response = await render(new Request('https://press.example/'), {
      origin: 'https://press.example',
      mediaOrigin: 'https://press.example',
      firestore: { projectId: 'demo-test' },
      reader: smallPressReader(),
      search: null,
      ...(tag && { language: tag }),
    });
    return response.text();
  };
  const [english, accented, mirrored] = await Promise.all([page(), page('en-XA'), page('ar-XB')]);
  expect(english).toContain('<html lang="en" style');
  expect(english).toContain('How to submit');
  expect(accented).toContain('<html lang="en-XA" style');
  expect(accented).toContain('Ĥöŵ ţö šûƀɱîţ');
  expect(mirrored).toContain('<html lang="ar-XB" dir="rtl" style');
  expect(mirrored).toContain('\u202eHow\u202c \u202eto\u202c \u202esubmit\u202c');
});
