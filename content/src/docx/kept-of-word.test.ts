/** What is kept of manuscripts as journals ask for them: counts of all that may get lost on the way. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { docxWith, wordParagraph as p, wordText as t, wordField } from '../testing/make-docx.ts';
import { docxToMarkdown } from './docx-to-markdown.ts';

const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const formula = (name: string) => `<m:oMath ${M}><m:r><m:t>${name}=1</m:t></m:r></m:oMath>`;
const displayed = (name: string, number: number) =>
  p('<w:r><w:tab/></w:r>', formula(name), '<w:r><w:tab/></w:r>', t(`(${number})`));
const raised = (text: string) =>
  `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>${text}</w:t></w:r>`;
const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${p(t(text))}</w:tc>`;
const row = (...cells: readonly string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const TABLE =
  p(t('Table 1. Depths of sites')) +
  `<w:tbl>${row(cell('Site', '<w:vMerge w:val="restart"/>'), cell('Depth', '<w:gridSpan w:val="2"/>'))}` +
  `${row(cell('', '<w:vMerge/>'), cell('least'), cell('most'))}${row(cell('A'), cell('1'), cell('2'))}</w:tbl>`;
const heading = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="heading1"/></w:pPr>${t(text)}</w:p>`;
const SENTENCE = 'The ebb carries what the flood has brought';

const VANCOUVER = [
  'Holt M, Bo AB. Mud of the north. J Mud. 2021;2(1):3-9.',
  'Bo AB. Salt of the south. J Salt. 2020;3:10-12.',
  'Lee C, Marsh D, Aas E. Silt. J Silt. 2019;4(2):1-8.',
];
const APA = [
  'Holt, M., & Bo, A. B. (2021). Mud of the north. Journal of Mud, 2(1), 3–9.',
  'Bo, A. B. (2020). Salt of the south. Journal of Salt, 3, 10–12.',
  'Lee, C., Marsh, D., & Aas, E. (2019). Silt. Journal of Silt, 4(2), 1–8.',
];
const csl = (family: string, year: number) =>
  ` ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({
    citationItems: [
      {
        itemData: {
          ...{ type: 'book', title: `On ${family}`, author: [{ family, given: 'A' }] },
          issued: { 'date-parts': [[year]] },
        },
      },
    ],
  })}`;
const list = (entries: readonly string[], isNumbered: boolean) =>
  heading('References') +
  entries.map((entry, at) => p(t(isNumbered ? `${at + 1}. ${entry}` : entry))).join('');

/** The same text, cited in four ways. */
const SAMPLES: readonly (readonly [name: string, cites: readonly string[], end: string])[] = [
  ['raised numbers', [raised('1'), raised('2,3'), raised('1–3')], list(VANCOUVER, true)],
  ['numbers in brackets', [t(' [1]'), t(' [2, 3]'), t(' [1–3]')], list(VANCOUVER, true)],
  [
    'names and years',
    [
      t(' (Holt & Bo, 2021)'),
      t(' (Bo, 2020; Lee et al., 2019)'),
      t(' (Bo, 2020; Holt & Bo, 2021; Lee et al., 2019)'),
    ],
    list(APA, false),
  ],
  [
    'fields of Zotero',
    [
      wordField(csl('Holt', 2021), '1'),
      wordField(csl('Bo', 2020), '2'),
      wordField(csl('Lee', 2019), '3'),
    ],
    heading('References') + p(wordField(' ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ', 'Holt')),
  ],
];

describe('what is kept of a Word manuscript', () => {
  it.each(SAMPLES)('is all of it, cited by %s', async (_, cites, end) => {
    const body =
      heading('Setting') +
      cites.map((cite) => p(t(SENTENCE), cite, t('.'))).join('') +
      p(t('Where '), formula('x'), t(' is mud.')) +
      displayed('y', 1) +
      displayed('z', 2) +
      TABLE +
      end;
    const made = { paragraphs: [{ style: 'heading 1', text: 'Introduction' }] };
    const read = await docxToMarkdown(docxWith(body, {}, made));
    if (!read) throw new Error('is Word');
    const { html, referenceCount, problems } = renderDocument({
      ...{ markdown: read.markdown, bibtex: read.bibliography, macros: {}, figures: new Map() },
    });
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    expect(problems).toEqual([]);
    expect({
      sentences: html.split(SENTENCE).length - 1,
      citations: count(/<span class="citation">/g),
      references: referenceCount,
      formulas: count(/class="katex"/g),
      numbered: count(/class="katex-tag"|class="tag"/g),
      tables: count(/<table/g),
      columns: count(/<th\b/g),
      lost: read.problems.filter(({ severity }) => severity !== 'note').length,
    }).toEqual({
      ...{ sentences: 3, citations: 3, references: 3 },
      ...{ formulas: 3, numbered: 2, tables: 1, columns: 3, lost: 0 },
    });
  });
});
