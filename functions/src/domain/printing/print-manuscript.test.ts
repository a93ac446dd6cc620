import { PDFDocument } from '@cantoo/pdf-lib';
import { readTranslation } from '@quire/content/messages/read-translation';
import { renderDocument } from '@quire/content/render-document';
import { bindTranslations } from '@quire/model/messages/translations';
import type { Browser } from 'playwright-core';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedChromium, openChromium } from './open-chromium.ts';
import { printManuscript } from './print-manuscript.ts';

const CHROMIUM = installedChromium(process.env.CHROME_PATH);
if (!CHROMIUM) console.warn('There is no Chromium here: proofs of manuscripts are not tested.');

const WORDS = 'The ebb carries what the flood has brought. '.repeat(14);
const MARKDOWN = `## Setting

${`${WORDS}\n\n`.repeat(9)}
$$ \\int_0^\\infty e^{-x^2}\\,\\mathrm{d}x = \\frac{\\sqrt{\\pi}}{2} $$ {#eq:gauss}

| creek | width (m) |
|-------|----------:|
| north | 12.5 |

- one
- two, with $a^2 + b^2$ in it
`;
const FRONT = {
  ...{ title: 'Mud & silt', abstract: 'What we found.', keywords: ['ebb'], language: 'en' },
  translations: [
    { language: 'es', title: 'Lodo y limo', abstract: 'Lo que hallamos.', keywords: ['reflujo'] },
  ],
  people: {
    authors: [
      { name: 'Ada Okoro', places: [0] },
      { name: 'Ben Holt', places: [0, 1] },
    ],
    affiliations: ['Institute of Lagos', 'Bergen'],
  },
};

describe.skipIf(!CHROMIUM)('the proof of a manuscript', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium(CHROMIUM);
  });
  afterAll(() => browser.close());

  const print = (front: Parameters<typeof printManuscript>[1]['front']) => {
    const { html } = renderDocument({
      markdown: MARKDOWN,
      bibtex: '',
      macros: {},
      figures: new Map(),
    });
    return printManuscript(browser, {
      ...{ front, body: html, figures: [], pictures: new Map(), place: 'Coasts · CES-2026-7' },
      ...{ publisher: 'Saltmarsh', journal: 'Coasts', origin: 'https://press.example' },
      day: '2026-03-01',
    });
  };

  it('states on each page that it is not reviewed, and numbers its lines', async () => {
    const bytes = await print(FRONT);
    const { text: pages } = await extractText(new Uint8Array(bytes), { mergePages: false });
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) {
      expect(page).toContain('Manuscript, not peer reviewed');
      expect(page).toContain('CES-2026-7');
    }
    const all = pages.join('\n');
    for (const own of ['Ada Okoro', 'Lodo y limo', 'Lo que hallamos.', 'reflujo'])
      expect(all).toContain(own);
    // The positions of the numbers on their pages: one below the other, from 1, without a gap.
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const numbers: number[] = [];
    for (let at = 1; at <= pdf.numPages; at += 1) {
      const { items } = await (await pdf.getPage(at)).getTextContent();
      const here = items.flatMap((item) =>
        'str' in item && /^\d+$/.test(item.str) && item.transform[4] < 70
          ? [{ number: Number(item.str), top: Number(item.transform[5]) }]
          : [],
      );
      const sorted = here.toSorted((a, b) => b.top - a.top);
      expect(sorted.map(({ number }) => number)).toEqual(
        sorted.map((_each, place) => (sorted[0]?.number ?? 0) + place),
      );
      numbers.push(...sorted.map(({ number }) => number));
    }
    expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
    expect(numbers.length).toBeGreaterThan(60);
  });

  it('is in the language of the manuscript, with fonts for all its letters', async () => {
    bindTranslations(readTranslation);
    const people = { authors: [{ name: '王小明', places: [0] }], affiliations: ['جامعة القاهرة'] };
    const bytes = await print({
      ...{ title: 'تصريف المد', abstract: 'ما وجدناه.', keywords: ['مد'], language: 'ar' },
      ...{ translations: [], people },
    });
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    // Letters as they are drawn: in their forms, from left to right.
    expect(text.normalize('NFKC')).toContain([...'الملخص'].toReversed().join(''));
    expect(text).toContain('王小明');
    const { context } = await PDFDocument.load(bytes);
    const fonts = context.enumerateIndirectObjects().join();
    for (const font of ['NotoSansSC-Regular', 'DejaVuSans', 'DejaVuSans-Bold'])
      expect(fonts).toContain(`+${font}`);
    // Letters as drawings: some archives refuse them.
    expect(fonts).not.toContain('/Type3');
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    // Line numbers are in the margin that the text begins at.
    const numbers = items.flatMap((item) =>
      'str' in item && /^\d+$/.test(item.str) ? [Number(item.transform[4])] : [],
    );
    expect(numbers.filter((place) => place > 515).length).toBeGreaterThan(10);
    expect(numbers.filter((place) => place < 65)).toEqual([]);
  });

  it('has no names for reviewers who must not know the authors', async () => {
    const { people: _people, ...front } = FRONT;
    const bytes = await print(front);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text).toContain('left out for anonymous review');
    expect(text).not.toContain('Okoro');
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
    expect(JSON.stringify(info)).not.toContain('Okoro');
  });
});
