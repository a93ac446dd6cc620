import { PDFDocument } from '@cantoo/pdf-lib';
import { readTranslation } from '@quire/content/messages/read-translation';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conference, putConference } from '../../testing/test-content.ts';
import { NOW, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { abstractBookPrint, abstractBookRef } from '../publishing/abstract-book.ts';
import { printRef } from '../publishing/print-queue.ts';
import { installedChromium, openChromium } from './open-chromium.ts';
import { printAbstractBook } from './print-abstract-book.ts';
import type { PrintPorts } from './print-article.ts';
import { sharedBrowser } from './shared-browser.ts';

const CKEY = 'tides27';
const AT = NOW.toISOString();
const browser = sharedBrowser(() => openChromium(process.env.CHROME_PATH));
let press: TestPress;
beforeAll(() => bindTranslations(readTranslation));
beforeEach(async () => {
  press = await startTestPress();
  await putConference(press, conference(CKEY, { status: 'announced' }));
  await press.db.doc(`abstracts/${CKEY}~abcdefgh1234`).set({
    ...{ title: 'What the tide leaves', text: 'Mud, mostly.', topic: '', preference: 'talk' },
    authors: [{ name: 'Anna Aas', affiliation: 'Nordvik', email: '', isPresenting: true }],
    ...{ hasConsent: true, ckey: CKEY, number: 1, revision: 1, state: 'talk' },
    ...{ owner: 'anna', ownerName: 'Anna Aas', ownerEmail: 'anna@example.org' },
    ...{ submittedAt: AT, updatedAt: AT, ofOwner: `anna~${CKEY}` },
    ...{ rank: `${CKEY}~talk~0000~00001`, waits: `${CKEY}~talk~00001` },
  });
  await press.db.doc(`publishedConferences/${CKEY}`).set({ name: 'Conference on tides' });
  await printRef(press.db, abstractBookPrint(CKEY)).set({
    ...{ printHash: AT, queuedAt: AT, attempts: 0 },
  });
});
afterEach(() => press.close());
afterAll(() => browser.close());

const ports = (change: Partial<PrintPorts> = {}): PrintPorts => ({
  ...press,
  publisher: 'Saltmarsh Press',
  renderPage: () => Promise.reject(new Error('no page is asked for')),
  asset: async () => null,
  browser: () => Promise.reject(new Error('no browser is asked for')),
  ...change,
});
const files = () => [...press.bucket.files.keys()];
const waits = async () => (await printRef(press.db, abstractBookPrint(CKEY)).get()).exists;
const takeBack = (how: object) => press.db.doc(`conferences/${CKEY}`).update(how);
const TAKEN_BACK = [
  ['made a draft', { status: 'draft' }],
  ['deleted', { deletedAt: AT }],
] as const;

describe('a book of abstracts', () => {
  it.each(TAKEN_BACK)('is not printed for a conference that was %s', async (_, how) => {
    await takeBack(how);
    expect(await printAbstractBook(ports(), CKEY)).toBe('not-wanted');
    expect(await waits()).toBe(false);
    expect(files()).toEqual([]);
  });

  describe.skipIf(installedChromium(process.env.CHROME_PATH) === undefined)('as a file', () => {
    it('is published', async () => {
      expect(await printAbstractBook(ports({ browser: browser.get }), CKEY)).toBe('printed');
      expect(files()).toHaveLength(1);
      const page = await press.db.doc(`publishedConferences/${CKEY}`).get();
      expect(page.get('abstractBook')).toMatchObject({ abstracts: 1 });
    });

    it('is printed in the language and with the name that the conference has in it', async () => {
      const translations = { es: { name: 'Congreso de mareas' } };
      await press.db.doc(`conferences/${CKEY}`).update({ language: 'es', translations });
      expect(await printAbstractBook(ports({ browser: browser.get }), CKEY)).toBe('printed');
      const [bytes] = [...press.bucket.files.values()].map((file) => file.bytes);
      const pdf = await PDFDocument.load(bytes ?? new Uint8Array());
      expect(pdf.getTitle()).toBe('Congreso de mareas: libro de resúmenes');
    });

    it.each(TAKEN_BACK)('is removed if the conference was %s in the meantime', async (_, how) => {
      const late = async () => {
        await takeBack(how);
        return browser.get();
      };
      expect(await printAbstractBook(ports({ browser: late }), CKEY)).toBe('not-wanted');
      expect(files()).toEqual([]);
      expect((await abstractBookRef(press.db, CKEY).get()).exists).toBe(false);
      expect(await waits()).toBe(false);
    });
  });
});
