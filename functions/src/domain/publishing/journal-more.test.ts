import { mediaFilePath } from '@quire/model/collections';
import { CrawledPressSchema } from '@quire/model/entities/crawler-rules';
import { PublishedJournalSchema } from '@quire/model/entities/published';
import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putJournal, startTestJournal, type TestPress } from '../../testing/test-press.ts';
import { rebuildPages, rebuildPress } from './rebuild-pages.ts';

let press: TestPress;
const sha256 = 'cd'.repeat(32);
const picture = {
  ...{ name: 'reeds.png', path: mediaFilePath(sha256, 'png'), contentType: 'image/png' },
  ...{ size: 1, sha256, alt: 'Reeds' },
};

beforeAll(async () => {
  press = await startTestJournal();
  const png = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#135' } })
    .png()
    .toBuffer();
  await press.bucket.write(picture.path, png, { contentType: 'image/png', cacheControl: '' });
});
afterAll(() => press.close());

const journal = async () =>
  PublishedJournalSchema.parse((await press.db.doc('publishedJournals/CES').get()).data());
const digest = async () =>
  CrawledPressSchema.parse((await press.db.doc('digests/press').get()).data());

it('shows a journal’s policies as text, its cover and its additions to the menu', async () => {
  const menu = [{ label: 'Open access', path: '/about/open_access' }];
  const policies = { data: 'Data are *open*. <script>alert(1)</script>', ai: ' ' };
  await putJournal(press, 'CES', { policies, cover: picture, menu, continues: '2049-3630' });
  await rebuildPages(press, 'CES', []);
  const { more } = await journal();
  expect(Object.keys(more?.policies ?? {})).toEqual(['data']);
  expect(more?.policies?.data?.html).toContain('<em>open</em>');
  expect(more?.policies?.data?.html).not.toContain('<script');
  expect(more).toMatchObject({ menu, continues: '2049-3630', cover: { alt: 'Reeds', of: sha256 } });
  expect(more?.cover?.src).toMatch(/^\/media\/journals\/CES\/[^/]+\.webp$/);
  const path = (more?.cover?.src ?? '').replace(/^\/media/, 'published');
  expect(press.bucket.files.has(path)).toBe(true);
});

it('publishes policies and waivers in the languages that they are translated into', async () => {
  await putJournal(press, 'CES', {
    policies: { data: 'Data are *open*.', ai: 'Say so.' },
    charges: { currency: 'EUR', fees: [], waiverPolicy: 'Ask us.' },
    translations: {
      es: {
        policies: { data: 'Los datos son *abiertos*.' },
        charges: { waiverPolicy: 'Pregunte.' },
      },
      fr: { policies: { data: '' } },
    },
  });
  await rebuildPages(press, 'CES', []);
  const { journal: shown, more } = await journal();
  expect(Object.keys(more?.translations ?? {})).toEqual(['es']);
  expect(more?.translations?.es?.policies?.data?.html).toContain('<em>abiertos</em>');
  expect(more?.translations?.es?.waivers?.html).toContain('Pregunte.');
  expect(JSON.stringify(shown)).not.toContain('abiertos');
});

it('shows the board’s photographs, each made once, and nothing of the accounts', async () => {
  const member = { role: 'associate', photo: picture };
  const board = [
    { ...member, name: 'Ada', account: 'secret-uid', from: '2025-01-01' },
    { ...member, name: 'Bo' },
  ];
  await putJournal(press, 'CES', { board });
  await rebuildPages(press, 'CES', []);
  const shown = await journal();
  expect(Object.keys(shown.more?.portraits ?? {})).toEqual([sha256]);
  expect(shown.more?.portraits?.[sha256]?.src).toMatch(/^\/media\/journals\/CES\/[^/]+\.webp$/);
  expect(shown.journal.board).toMatchObject([
    { from: '2025-01-01', photo: { sha256 } },
    { photo: { sha256 } },
  ]);
  expect(JSON.stringify(shown)).not.toContain('secret-uid');
});

it('omits what a journal has not filled in', async () => {
  await putJournal(press, 'CES');
  await rebuildPages(press, 'CES', []);
  expect((await journal()).more).toBeUndefined();
});

it('gives every page the press’s logo, navigation and lines of the footer', async () => {
  const settings = press.db.doc('settings/press');
  const navigation = [{ label: 'Society', to: 'https://society.example/' }];
  const footer = [{ text: 'Member of a society', to: '' }];
  await settings.set({ navigation, footer, logo: picture }, { merge: true });
  await rebuildPress(press);
  expect(await digest()).toMatchObject({ navigation, footer, logo: { width: 600, of: sha256 } });
  // The same logo is not converted again, even if its original is missing.
  press.bucket.files.delete(picture.path);
  await settings.set({ logo: { ...picture, alt: 'Other words' } }, { merge: true });
  await rebuildPress(press);
  expect((await digest()).logo).toMatchObject({ alt: 'Other words', of: sha256 });
  await settings.update({ logo: FieldValue.delete(), navigation: [], footer: [] });
  await rebuildPress(press);
  expect(Object.keys(await digest())).toEqual(['press', 'journals']);
});

it('says which crawlers the press refuses, where it refuses any', async () => {
  const settings = press.db.doc('settings/press');
  const crawlers = { groups: ['training'], agents: ['PerplexityBot'] };
  await settings.update({ crawlers });
  await rebuildPress(press);
  expect((await digest()).crawlers).toEqual(crawlers);
  await settings.update({ crawlers: { groups: [], agents: [] } });
  await rebuildPress(press);
  expect(await digest()).not.toHaveProperty('crawlers');
});
