import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { docxParts } from '../testing/make-docx.ts';
import { docxToMarkdown } from './docx-to-markdown.ts';

const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
const FORMULA = `<m:oMath ${M}><m:f><m:num>${r('1')}</m:num><m:den><m:sSup><m:e>${r('σ')}</m:e><m:sup>${r('2')}</m:sup></m:sSup></m:den></m:f>${r('≤')}<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup><m:e>${r('x')}</m:e></m:nary></m:oMath>`;

function docx(body: string): Uint8Array {
  const parts = docxParts({
    paragraphs: [
      { style: 'Title', text: 'Mud and salt' },
      { style: 'heading 1', text: 'Introduction' },
      { text: 'Costs $5 at a_b @home, m^2^.' },
    ],
  });
  const document = (parts['word/document.xml'] ?? '').replace('</w:body>', `${body}</w:body>`);
  const all = { ...parts, 'word/document.xml': document };
  return zipSync(
    Object.fromEntries(Object.entries(all).map(([path, xml]) => [path, strToU8(xml)])),
  );
}

describe('docxToMarkdown', () => {
  it('keeps title, headings, words and raised signs, and what means something stays words', async () => {
    const read = await docxToMarkdown(docx(''));
    expect(read?.title).toBe('Mud and salt');
    expect(read?.markdown).toBe('# Introduction\n\nCosts \\$5 at a_b \\@home, m<sup>2</sup>.\n');
    const { html, problems } = renderDocument({
      markdown: read?.markdown ?? '',
      bibtex: '',
      macros: {},
      figures: new Map(),
    });
    expect(problems).toEqual([]);
    expect(html).toContain('Costs $5 at a_b @home, m<sup>2</sup>.');
  });

  it('reads formulas, in the line and on one of their own', async () => {
    const read = await docxToMarkdown(
      docx(
        `<w:p><w:r><w:t xml:space="preserve">So </w:t></w:r>${FORMULA}<w:r><w:t>.</w:t></w:r></w:p>` +
          `<w:p><m:oMathPara ${M}>${FORMULA}</m:oMathPara></w:p>`,
      ),
    );
    const tex = '\\frac{1}{\\sigma^{2}}\\le \\sum_{i=1}^{n} x';
    expect(read?.markdown).toContain(`So $${tex}$.`);
    expect(read?.markdown).toContain(`$$\n${tex}\n$$`);
    expect(read?.problems.map(({ code }) => code)).toContain('docx/formulas');
  });

  it('keeps formulas beside bold and italic text', async () => {
    const bold = (inner: string) => `<w:r><w:rPr><w:b/></w:rPr>${inner}</w:r>`;
    const read = await docxToMarkdown(
      docx(`<w:p>${bold('<w:t>Default.</w:t>')}${FORMULA}${bold('<w:t>And.</w:t>')}</w:p>`),
    );
    const tex = '\\frac{1}{\\sigma^{2}}\\le \\sum_{i=1}^{n} x';
    expect(read?.markdown).toContain(`**Default.**$${tex}$**And.**`);
    expect(read?.problems.map(({ code }) => code)).not.toContain('docx/formulas-lost');
  });

  it('keeps formulas in the titles of works', async () => {
    const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const heading = '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>';
    const read = await docxToMarkdown(
      docx(
        `<w:p>${words('As seen (Holt, 2020).')}</w:p>${heading}${words('References')}</w:p>` +
          `<w:p>${words('Holt, A. (2020). Mud of ')}${FORMULA}${words(' grains. Tides, 3(1), 1–9.')}</w:p>`,
      ),
    );
    const tex = '\\frac{1}{\\sigma^{2}}\\le \\sum_{i=1}^{n} x';
    expect(read?.bibliography).toContain(`Mud of $${tex}$ grains`);
    expect(read?.problems.map(({ code }) => code)).not.toContain('docx/formulas-lost');
  });

  it('keeps the number of an equation, which follows a tab', async () => {
    const tab = '<w:r><w:tab/></w:r>';
    const number = '<w:r><w:tab/><w:t>(5)</w:t></w:r>';
    const read = await docxToMarkdown(docx(`<w:p>${tab}${FORMULA}${number}</w:p>`));
    expect(read?.markdown).toMatch(/^\$\$\n.* x \\tag\{5\}\n\$\$$/m);
  });

  it('reports how many formulas are missing from the text', async () => {
    const lostIn = async (body: string) =>
      (await docxToMarkdown(docx(body)))?.problems.find(({ code }) => code === 'docx/formulas-lost')
        ?.values;
    const drawn = `<w:p><w:r><w:unknown>${FORMULA}</w:unknown></w:r></w:p><w:p>${FORMULA}</w:p>`;
    expect(await lostIn(drawn)).toEqual({ count: 1, total: 2 });
    // Deleted text in tracked changes is not part of the text.
    expect(await lostIn(`<w:p><w:del>${FORMULA}</w:del></w:p>`)).toBeUndefined();
  });

  it('reads tables with the caption above them', async () => {
    const table = `<w:tbl><w:tr>${cell('Site')}${cell('Depth')}</w:tr><w:tr>${cell('A')}${cell('1.5')}</w:tr></w:tbl>`;
    const read = await docxToMarkdown(
      docx(`<w:p><w:r><w:t>Table 1. Depths of sites</w:t></w:r></w:p>${table}`),
    );
    expect(read?.markdown).toContain(
      'Table: Depths of sites\n\n| Site | Depth |\n| - | - |\n| A | 1.5 |',
    );
  });

  it('returns null for a file that is not Word', async () => {
    expect(await docxToMarkdown(strToU8('PK no zip'))).toBe(null);
    expect(await docxToMarkdown(zipSync({ 'a.txt': strToU8('x') }))).toBe(null);
  });
});
