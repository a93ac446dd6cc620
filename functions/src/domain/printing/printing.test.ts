import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { readTranslation } from '@quire/content/messages/read-translation';
import { PUBLISHED_ARTICLES, publishedFilePath } from '@quire/model/collections';
import { type ArticleContent, ArticleSchema } from '@quire/model/entities/article';
import { type Page, PageSchema } from '@quire/model/entities/page';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { bindTranslations } from '@quire/model/messages/translations';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownPage } from '../../platform/rendering/renderer.ts';
import { CAN_PRINT, type PrintingPress, printingPress } from '../../testing/printing-press.ts';
import {
  content,
  putIssue,
  putJournal,
  saveRevision,
  startTestPress,
  type TestPress,
} from '../../testing/test-press.ts';
import { nextPrint, PRINT_ATTEMPTS } from '../publishing/print-queue.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { rebuildPress } from '../publishing/rebuild-pages.ts';
import { PDF_MAX_BYTES, printArticle } from './print-article.ts';
import { printDraft } from './print-draft.ts';
import { printWaiting } from './print-waiting.ts';
import { hasPrinted, refreshPrinted } from './refresh-printed.ts';

const KEY = { journal: 'CES', issue: '1-1', akey: 'mud' };
const ID = 'CES~mud';

const PARAGRAPH = `${'The ebb carries what the flood has brought. '.repeat(12)}\n\n`;
const MARKDOWN = `## Setting

${PARAGRAPH.repeat(8)}

$$ \\int_0^\\infty e^{-x^2}\\,\\mathrm{d}x = \\frac{\\sqrt{\\pi}}{2} $$ {#eq:gauss}

A sum that no page is wide enough for, $\\alpha \\ne \\beta$:

$$ ${Array.from({ length: 40 }, (_, n) => `x_{${n}}`).join(' + ')} = 1 $$

| creek | width (m) |
|-------|----------:|
| north | 12.5 |

${PARAGRAPH.repeat(8)}

As @holt2020 showed.
`;
const paper = (title: string): ArticleContent => ({
  ...content(title, { doi: '10.5555/ces.1', keywords: ['ebb', 'flood'], language: 'en' }),
  markdown: MARKDOWN,
  bibtex:
    '@article{holt2020, author={Holt, Maren}, title={How creeks drain}, journal={Tides}, year={2020}}',
});

const COLLECTIONS = 'journals~CES~articles_collections';
const collections = (akey: string): Page =>
  PageSchema.parse({
    ...{ path: '/journals/CES/articles_collections', journal: 'CES', title: 'Collections' },
    ...{ summary: '', markdown: '', status: 'published' },
    ...{ revision: 1, updatedAt: '2026-01-01T00:00:00Z', updatedBy: 'staff' },
    collections: [{ title: 'Mud', articles: [akey] }],
  });

describe.skipIf(!CAN_PRINT)('printing', () => {
  let press: TestPress;
  let printing: PrintingPress;

  beforeAll(async () => {
    press = await startTestPress();
    printing = await printingPress(press);
    await putJournal(press, 'CES', { fullname: 'Coasts and Seas' });
    await putIssue(press, 'CES', '1-1');
    await rebuildPress(press);
  });
  afterAll(async () => {
    await printing.closeBrowser();
    await press.close();
  });

  it('prints a version that only staff have seen, and stores nothing of it', async () => {
    const key = { ...KEY, akey: 'draft' };
    const text = { ...paper('What only staff know'), markdown: 'Secret words of a draft.' };
    await saveRevision(press, key, 3, text, { status: 'draft', publishedRevision: 0 });
    const article = ArticleSchema.parse((await press.db.doc('articles/CES~draft').get()).data());
    const version = { ...text, revision: 3, savedAt: '2026-01-01T00:00:00Z', savedBy: 'staff' };
    const bytes = await printDraft(printing, article, version);
    const { text: shown } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(shown).toContain('Secret words of a draft.');
    expect(shown).toContain('What only staff know');
    const published = press.db.collection(PUBLISHED_ARTICLES).doc('CES~draft');
    expect((await published.get()).exists).toBe(false);
    expect(await press.bucket.has(publishedFilePath('CES', 'draft', 'draft.html'))).toBe(false);
  });

  it('has the words around a text in the language of the article', async () => {
    bindTranslations(readTranslation);
    const key = { ...KEY, akey: 'arabic' };
    const { metadata, ...given } = paper('تصريف الجداول المدية');
    const text = {
      ...given,
      metadata: { ...metadata, language: 'ar' },
      markdown: 'نص المقالة.\n\n:::proof\nواضح.\n:::',
    };
    await saveRevision(press, key, 1, text, { status: 'draft', publishedRevision: 0 });
    const article = ArticleSchema.parse((await press.db.doc('articles/CES~arabic').get()).data());
    const version = { ...text, revision: 1, savedAt: '2026-01-01T00:00:00Z', savedBy: 'staff' };
    const bytes = await printDraft(printing, article, version);
    const { text: shown } = await extractText(new Uint8Array(bytes), { mergePages: true });
    // Letters as they are drawn: in their forms, from left to right.
    expect(shown.normalize('NFKC')).toContain([...'الملخص'].toReversed().join(''));
    expect(shown.normalize('NFKC')).toContain([...'البرهان'].toReversed().join(''));
    expect(shown).not.toMatch(/Abstract|Proof/);
  });

  const seen = async () =>
    PublishedArticleSchema.parse(
      (await press.db.collection(PUBLISHED_ARTICLES).doc(ID).get()).data(),
    );
  const publish = async (revision: number, text: ArticleContent) => {
    await saveRevision(press, KEY, revision, text);
    await reconcilePublication(press, 'CES', 'mud');
  };
  const fileOf = async (name: string | undefined) => {
    const bytes = name && (await press.bucket.read(`published/CES/mud/${name}`));
    if (!bytes) throw new Error(`no ${name}`);
    return bytes;
  };
  const waits = async () => (await nextPrint(press.db, new Set()))?.articleId ?? null;

  it('makes a PDF for an article without one, and lists it', async () => {
    await publish(1, paper('Mud & silt of the ebb'));
    expect((await seen()).hasPdf).toBe(false);
    expect(await waits()).toBe(ID);
    await press.db.doc(`pages/${COLLECTIONS}`).set(collections('mud'));
    const printed = await printWaiting(printing, { forMs: 60_000 });
    expect(printed).toEqual([ID]);
    expect(await waits()).toBeNull();
    // In another run than the one that printed, which may have been interrupted.
    await refreshPrinted(press);
    expect(await hasPrinted(press)).toBe(false);
    const { pdf, madePdf, hasPdf } = await seen();
    expect(hasPdf).toBe(true);
    expect(madePdf?.name).toBe(pdf);
    const issue = await press.db.doc('publishedIssues/CES~1-1').get();
    expect(issue.get('contents')[0].hasPdf).toBe(true);
    const page = await press.db.doc(`publishedPages/${COLLECTIONS}`).get();
    expect(page.get('collections')[0].articles[0].hasPdf).toBe(true);
  });

  it('prints its text, formulas, table and references on several tagged pages', async () => {
    const bytes = await fileOf((await seen()).pdf);
    expect(bytes.length).toBeLessThan(PDF_MAX_BYTES);
    const file = await getDocumentProxy(new Uint8Array(bytes));
    expect(file.numPages).toBeGreaterThan(2);
    const { text: pages } = await extractText(file);
    const text = pages.join('\n').replace(/\s+/g, ' ');
    for (const said of [
      'Mud & silt of the ebb',
      'Maren Holt',
      'Setting',
      'It rises and it falls.',
      'north 12.5',
      'References',
      'How creeks drain',
      'https://doi.org/10.5555/ces.1',
      'CC BY 4.0',
      `1 / ${file.numPages}`,
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/∫/);
    expect(text).toMatch(/π/);
    // The press's navigation is not printed.
    expect(text).not.toMatch(/Skip to|Privacy Policy|Sign in/);
    const outline = await file.getOutline();
    expect(JSON.stringify(outline)).toContain('References');
    expect((await file.getMarkInfo())?.Marked).toBe(true);
  });

  it('gives each formula in its tags the words that are read aloud, and no figure is without any', async () => {
    const pdf = await PDFDocument.load(await fileOf((await seen()).pdf), { updateMetadata: false });
    const tagged = (type: string) =>
      pdf.context.enumerateIndirectObjects().flatMap(([, element]) => {
        if (!(element instanceof PDFDict) || element.get(PDFName.of('S')) !== PDFName.of(type))
          return [];
        const alt = element.lookupMaybe(PDFName.of('Alt'), PDFString, PDFHexString);
        return [alt?.decodeText()];
      });
    const formulas = tagged('Formula');
    expect(formulas).toHaveLength(3);
    expect(formulas[0]).toMatch(/^\\int_0\^\\infty/);
    expect(formulas[1]).toBe('α ≠ β');
    expect(formulas[2]).toMatch(/^x₀\+x₁\+/);
    expect(tagged('Figure').filter((alt) => !alt)).toEqual([]);
  });

  it('gives its citation and licence on its first page, and on no later one', async () => {
    const file = await getDocumentProxy(new Uint8Array(await fileOf((await seen()).pdf)));
    const { text: pages } = await extractText(file);
    const [first = '', ...later] = pages.map((page) => page.replace(/\s+/g, ' '));
    expect(first).toMatch(/How to cite Holt, M\./);
    expect(first).toContain('the authors. Published under CC BY 4.0.');
    expect(later.join()).not.toMatch(/How to cite|Published under/);
  });

  it('identifies the article in its metadata', async () => {
    const file = await getDocumentProxy(new Uint8Array(await fileOf((await seen()).pdf)));
    const { info, metadata } = await getMeta(file);
    expect(info).toMatchObject({
      Title: 'Mud & silt of the ebb',
      Author: 'Maren Holt',
      Subject: 'Coasts and Seas 1(1), https://doi.org/10.5555/ces.1',
      Language: 'en',
    });
    expect(metadata.get('prism:doi')).toBe('10.5555/ces.1');
    expect(metadata.get('dc:title')).toBe('Mud & silt of the ebb');
    expect(metadata.get('dc:creator')).toEqual(['Maren Holt']);
  });

  it('says where its links lead, and has them in the order of its tags', async () => {
    const pdf = await PDFDocument.load(await fileOf((await seen()).pdf));
    const withLinks = pdf.getPages().filter(({ node }) => (node.Annots()?.size() ?? 0) > 0);
    expect(withLinks.length).toBeGreaterThan(0);
    for (const { node } of withLinks) expect(node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'));
    const file = await getDocumentProxy(await pdf.save());
    const first = await (await file.getPage(1)).getAnnotations();
    const said = first.map(({ url, contentsObj }) => [url, contentsObj?.str]);
    expect(said).toContainEqual(['https://doi.org/10.5555/ces.1', 'https://doi.org/10.5555/ces.1']);
  });

  it('embeds every font that it uses', async () => {
    const { context } = await PDFDocument.load(await fileOf((await seen()).pdf));
    const fonts = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
      .filter((object) => object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
    expect(fonts.length).toBeGreaterThan(3);
    const files = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name));
    for (const font of fonts) expect(files.some((file) => font.has(file))).toBe(true);
    expect(fonts.join()).toMatch(/KaTeX/);
  });

  it('cuts off no formula: one that is too wide is scaled down', async () => {
    const file = await getDocumentProxy(new Uint8Array(await fileOf((await seen()).pdf)));
    const { text } = await extractText(file, { mergePages: true });
    expect(text).toMatch(/39/);
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const [, , width = 0] = page.view;
      const { items } = await page.getTextContent();
      for (const item of items) {
        if ('str' in item && item.str.trim()) {
          expect(item.transform[4] + item.width).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  it('is not repeated for changes that are not printed, or for a repeated event', async () => {
    const pages = printing.rendered.length;
    await reconcilePublication(press, 'CES', 'mud');
    await press.db.collection(PUBLISHED_ARTICLES).doc(ID).update({ 'body.bytes': 7 });
    await reconcilePublication(press, 'CES', 'mud');
    expect(await waits()).toBeNull();
    expect(await printArticle(printing, ID)).toBe('unchanged');
    expect(printing.rendered.length).toBe(pages);
  });

  it('is repeated for a new version, while readers keep the old file', async () => {
    const before = await seen();
    await publish(2, paper('Mud and sand'));
    expect((await seen()).pdf).toBe(before.pdf);
    expect(await printWaiting(printing, { forMs: 60_000 })).toEqual([ID]);
    const { pdf } = await seen();
    expect(pdf).not.toBe(before.pdf);
    const { text } = await extractText(new Uint8Array(await fileOf(pdf)), { mergePages: true });
    expect(text).toContain('Mud and sand');
  });

  it('numbers its pages as the article is cited, for the reader of the file too', async () => {
    const { metadata, ...text } = paper('Mud and $\\alpha$');
    await publish(3, { ...text, metadata: { ...metadata, pages: { first: '45', last: '58' } } });
    expect(await printWaiting(printing, { forMs: 60_000 })).toEqual([ID]);
    const file = await getDocumentProxy(new Uint8Array(await fileOf((await seen()).pdf)));
    expect((await file.getPageLabels())?.slice(0, 2)).toEqual(['45', '46']);
    const { info } = await getMeta(file);
    expect(info.Title).toBe('Mud and α');
  });

  it('prefers a file from staff', async () => {
    await press.bucket.write('articles/CES~mud/files/own.pdf', Buffer.from('%PDF-1.7'), {
      contentType: 'application/pdf',
      cacheControl: '',
    });
    const own = { name: 'own.pdf', path: 'articles/CES~mud/files/own.pdf', role: 'pdf' as const };
    const file = { ...own, contentType: 'application/pdf', size: 8, sha256: 'b'.repeat(64) };
    await publish(4, { ...paper('Mud and sand'), files: [file] });
    expect(await waits()).toBeNull();
    const { pdf, hasPdf, madePdf } = await seen();
    expect([hasPdf, madePdf]).toEqual([true, undefined]);
    // It has no pages in which the press could say what it is.
    expect(Buffer.from(await fileOf(pdf)).toString()).toBe('%PDF-1.7');
  });

  it('is retried a few times if it fails, while the page stays available', async () => {
    await publish(5, paper('Mud at last'));
    const broken = {
      ...printing,
      renderPage: async () => new Response('', { status: 500 }),
    };
    for (let attempt = 1; attempt <= PRINT_ATTEMPTS; attempt += 1) {
      expect(await waits()).toBe(ID);
      expect(await printWaiting(broken, { forMs: 1_000 })).toEqual([]);
    }
    expect(await waits()).toBeNull();
    expect(press.lines.filter((line) => line === 'print/failed')).toHaveLength(PRINT_ATTEMPTS);
    expect((await seen()).title).toBe('Mud at last');
  });

  it('leaves nothing of an article that is taken down in the meantime', async () => {
    await publish(6, paper('Mud no more'));
    const late = {
      ...printing,
      renderPage: async (request: Request, shown: ShownPage) => {
        const page = await printing.renderPage(request, shown);
        await saveRevision(press, KEY, 7, paper('Mud'), { status: 'draft' });
        await reconcilePublication(press, 'CES', 'mud');
        return page;
      },
    };
    expect(await printArticle(late, ID)).toBe('superseded');
    const left = [...press.bucket.files.keys()].filter((path) => path.startsWith('published/CES'));
    expect(left).toEqual([]);
    expect(await waits()).toBeNull();
  });
});
