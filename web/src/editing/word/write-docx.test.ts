import { docxToMarkdown } from '@quire/content/docx/docx-to-markdown';
import { readTranslation } from '@quire/content/messages/read-translation';
import { EXPORTED } from '@quire/content/testing/exported-paper';
import { bindTranslations } from '@quire/model/messages/translations';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeDocx } from './write-docx.ts';

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

describe('a paper in Word', () => {
  let bytes: Uint8Array<ArrayBuffer>;
  let parts: Record<string, Uint8Array>;
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  beforeAll(async () => {
    bytes = await writeDocx(EXPORTED, new Map([['figures/map.png', { bytes: PNG, type: 'png' }]]));
    parts = unzipSync(bytes);
  });

  it('has headings, links within the text, and references to lead to', () => {
    const text = part('word/document.xml');
    expect(text).toMatch(/<w:pStyle w:val="Title"\/>/);
    expect(text).toMatch(/<w:pStyle w:val="Heading1"\/>.*?Setting/);
    expect(text).toMatch(/<w:pStyle w:val="Heading2"\/>.*?Details/);
    for (const id of ['q_fig_1', 'q_eq_1', 'q_tbl_1', 'q_thm_1', 'q_ref_holt2020']) {
      expect(text).toContain(`w:anchor="${id}"`);
      expect(text).toContain(`w:name="${id}"`);
    }
    expect(text).toMatch(/<w:pStyle w:val="Reference"\/>.*?Holt, M\./);
  });

  it('says the language of foreign words and passages', async () => {
    const markdown = 'Of [la boue]{lang=fr}.\n\n::: {lang=ar}\n\nطين\n\n> ملح\n\n- رمل\n\n:::\n';
    const made = await writeDocx({ ...EXPORTED, markdown, bibtex: '' }, new Map());
    const text = strFromU8(unzipSync(made)['word/document.xml'] ?? new Uint8Array());
    expect(text).toMatch(/<w:lang w:val="fr"\/>.{0,60}la boue/);
    for (const words of ['طين', 'ملح'])
      expect(text).toMatch(
        new RegExp(
          `<w:bidi/>(?:(?!</w:p>).)*<w:rtl/>(?:(?!</w:p>).)*w:bidi="ar"(?:(?!</w:p>).)*${words}`,
        ),
      );
    expect(text).toContain('رمل');
  });

  it('writes formulas as Word’s own, and numbers them in the line', () => {
    const text = part('word/document.xml');
    expect(text).toContain('<m:f><m:num><m:r><m:t xml:space="preserve">a</m:t></m:r></m:num>');
    expect(text).toContain('(1)');
    expect(text).not.toContain('\\frac');
    expect(text).not.toContain('<undefined');
  });

  it('has notes, pictures with their descriptions, lists and tables', () => {
    expect(part('word/footnotes.xml')).toContain('At low water.');
    expect(Object.keys(parts).some((name) => /^word\/media\/.*\.png$/.test(name))).toBe(true);
    expect(part('word/document.xml')).toContain('descr="A map."');
    expect(part('word/document.xml')).toMatch(/<w:tblHeader\/>.*?creek.*?north/);
    expect(part('word/document.xml')).toMatch(/<w:numPr>.*?nested/);
  });

  it('is read again by our own reader', async () => {
    const read = await docxToMarkdown(bytes);
    if (!read) throw new Error('not read');
    for (const words of ['Setting', 'The creek drains', '\\frac{a}{b}', 'At low water.', 'north'])
      expect(read.markdown).toContain(words);
    expect(read.markdown).toMatch(/\\frac\{a\}\{b\}\s*=\s*c\^\{?2/);
    expect(`${read.markdown}${read.bibliography}`).toContain('How creeks drain');
  });

  it('keeps notes that hold a table or nothing, and one that is called twice', async () => {
    const notes = 'A[^a] b[^b] a[^a].\n\n[^a]: | x | y |\n    |---|---|\n    | 1 | 2 |\n\n[^b]:\n';
    const made = unzipSync(await writeDocx({ ...EXPORTED, markdown: notes }, new Map()));
    const text = strFromU8(made['word/footnotes.xml'] ?? new Uint8Array());
    expect(text.match(/<w:footnoteRef\/>/g)?.length).toBeGreaterThanOrEqual(1);
    expect(text).toContain('x');
  });

  it('has the kind of a box in the language of the text', async () => {
    bindTranslations(readTranslation);
    const metadata = { ...EXPORTED.metadata, language: 'es' };
    const markdown = ':::warning\nAgua.\n:::';
    const made = unzipSync(await writeDocx({ ...EXPORTED, metadata, markdown }, new Map()));
    bindTranslations(() => ({}));
    expect(strFromU8(made['word/document.xml'] ?? new Uint8Array())).toContain('Advertencia');
  });

  it('has its headings in the language of the text', async () => {
    bindTranslations(readTranslation);
    const own = { language: 'es', keywords: ['mareas'], funding: 'Nadie.', abstract: 'Agua.' };
    const paper = { ...EXPORTED, metadata: { ...EXPORTED.metadata, ...own } };
    const made = unzipSync(await writeDocx(paper, new Map()));
    bindTranslations(() => ({}));
    const text = strFromU8(made['word/document.xml'] ?? new Uint8Array());
    for (const word of ['Resumen', 'Palabras clave: ', 'Financiación', 'Referencias'])
      expect(text).toContain(`>${word}</w:t>`);
    expect(text).not.toMatch(/Abstract|Keywords|Funding|References/);
  });

  it('says where a picture is missing, and shows a formula that cannot be read as its source', async () => {
    const odd = { ...EXPORTED, markdown: '![A map](map.png)\n\nIt is $\\unknown{x}$.\n' };
    const text = strFromU8(
      unzipSync(await writeDocx(odd, new Map()))['word/document.xml'] ?? new Uint8Array(),
    );
    expect(text).toContain('[Picture: ');
    expect(text).toContain('\\unknown{x}');
  });
});
