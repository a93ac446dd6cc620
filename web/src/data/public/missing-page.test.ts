import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import type { Language } from '@quire/model/messages/languages';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { missingPage } from './missing-page.ts';
import type { PublicReader } from './public-reader.ts';

beforeAll(() => bindTranslations(readTranslation));
afterAll(() => bindTranslations(() => ({})));

const stone = { title: 'Tides', date: '2026-06-01' };
const reasonIn = (language: Language, fields: object | null) => {
  const reader: PublicReader = { document: async () => fields, media: async () => null };
  return inLanguage(language, () => missingPage(reader, 'publishedPosts', 'news~tides', '/news/x'));
};

it('says in the reader’s language when a page was archived, and why', async () => {
  const archived = { ...stone, reason: '', why: 'archived' };
  const english = await reasonIn('en', archived);
  expect(english.message).toBe(
    '“Tides” was removed on 1 June 2026. The press keeps it in its archive.',
  );
  const spanish = await reasonIn('es', archived);
  expect(spanish).toMatchObject({ code: 'page/gone', status: 410 });
  expect(spanish.message).toMatch(/1 de junio de 2026.*La editorial la conserva/);
});

it('says what was stored in words, and nothing of a reason that it does not know', async () => {
  const staff = await reasonIn('es', { ...stone, reason: 'A court ordered it.' });
  expect(staff.message).toMatch(/2026\P{L}*\. A court ordered it\.\P{L}*$/u);
  const unknown = await reasonIn('en', { ...stone, why: 'burnt' });
  expect(unknown).toMatchObject({ code: 'page/gone' });
});

it('finds nothing where there was never anything', async () => {
  expect(await reasonIn('en', null)).toMatchObject({ code: 'page/not-found', status: 404 });
});
