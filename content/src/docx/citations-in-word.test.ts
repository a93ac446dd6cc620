import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { docxWith, wordField, wordParagraph, wordText } from '../testing/make-docx.ts';
import { docxToMarkdown } from './docx-to-markdown.ts';

async function read(body: string, more: Readonly<Record<string, string>> = {}) {
  const made = { paragraphs: [{ style: 'heading 1', text: 'One' }] };
  const text = await docxToMarkdown(docxWith(body, more, made));
  if (!text) throw new Error('is Word');
  const shown = renderDocument({
    ...{ markdown: text.markdown, bibtex: text.bibliography, macros: {}, figures: new Map() },
  });
  return { ...text, shown };
}
const base64 = (text: string) => Buffer.from(text).toString('base64');
const record = (number: number, author: string, title: string) =>
  `<record><rec-number>${number}</rec-number><foreign-keys><key app="EN" db-id="db">${number}</key></foreign-keys>` +
  `<ref-type name="Journal Article">17</ref-type><contributors><authors><author><style face="normal">${author}</style></author></authors></contributors>` +
  `<titles><title><style face="normal">${title}</style></title><secondary-title>J Mud</secondary-title></titles><volume>2</volume><pages>3-9</pages>` +
  '<dates><year>2021</year></dates><electronic-resource-num>https://doi.org/10.5555/mud.1</electronic-resource-num></record>';
const endnote = (inner: string) => `<EndNote>${inner}</EndNote>`;

describe('the citations of reference managers in a Word file', () => {
  it('are read from EndNote, in the instruction and beside it', async () => {
    const own = ` ADDIN EN.CITE ${endnote(`<Cite ExcludeAuth="1"><Author>Holt</Author><RecNum>7</RecNum><Pages>12</Pages>${record(7, 'Holt, Maren', 'Mud &amp; more')}</Cite>`)}`;
    const beside = base64(
      endnote(`<Cite><RecNum>7</RecNum>${record(7, 'Holt, Maren', 'x')}</Cite>`),
    );
    const { markdown, bibliography, shown } = await read(
      wordParagraph(
        wordText('Holt says so'),
        wordField(own, '(2021)'),
        wordText(' and again'),
        wordField(' ADDIN EN.CITE ', '1', beside),
        wordText('.'),
      ) + wordParagraph(wordField(' ADDIN EN.REFLIST ', '1. Holt M. Mud.')),
    );
    expect(markdown).toBe('# One\n\nHolt says so [-@holt2021, p. 12] and again [@holt2021].\n');
    expect(bibliography.match(/@article/g)).toHaveLength(1);
    expect(shown.html).toContain('10.5555/mud.1');
  });

  it('are read from Word’s own sources', async () => {
    const source = (tag: string, family: string) =>
      `<b:Source><b:Tag>${tag}</b:Tag><b:SourceType>JournalArticle</b:SourceType><b:Author><b:Author><b:NameList><b:Person><b:Last>${family}</b:Last><b:First>A</b:First></b:Person></b:NameList></b:Author></b:Author><b:Title>Mud of ${family}</b:Title><b:JournalName>J Mud</b:JournalName><b:Year>2020</b:Year></b:Source>`;
    const sources = `<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography">${source('Hol20', 'Holt')}${source('Bo20', 'Bo')}</b:Sources>`;
    const { markdown, shown } = await read(
      wordParagraph(
        wordText('So '),
        `<w:sdt><w:sdtPr><w:citation/></w:sdtPr><w:sdtContent>${wordField(' CITATION Hol20 \\p 12 \\l 1033 \\m Bo20', '(Holt, 2020)')}</w:sdtContent></w:sdt>`,
        wordText(', and '),
        '<w:fldSimple w:instr=" CITATION Bo20 \\l 1033 "><w:r><w:t>(Bo)</w:t></w:r></w:fldSimple>',
      ) + wordParagraph(wordField(' BIBLIOGRAPHY ', 'Holt, A. Mud.')),
      { 'customXml/item1.xml': sources },
    );
    expect(markdown).toBe('# One\n\nSo [@holt2020, p. 12; @bo2020], and [@bo2020]\n');
    expect(shown.html).toContain('Mud of Bo');
  });

  it('are read from the content controls of Mendeley Cite, and beside a typed list', async () => {
    const itemData = {
      ...{ type: 'article-journal', title: 'Mud of the north', issued: { 'date-parts': [[2021]] } },
      author: [{ family: 'Holt', given: 'M' }],
    };
    const value = base64(JSON.stringify({ citationItems: [{ id: 'a', itemData }] }));
    const { markdown, bibliography } = await read(
      wordParagraph(
        wordText('So '),
        `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_${value}"/></w:sdtPr><w:sdtContent>${wordText('(Holt)')}</w:sdtContent></w:sdt>`,
        wordText(' and (Bo, 2020).'),
      ) +
        [
          'References',
          'Bo, A. (2020). Salt. Mud Press.',
          'Holt, M. (2021). Mud of the north. J Mud, 2, 3.',
        ]
          .map((text) => wordParagraph(wordText(text)))
          .join(''),
    );
    expect(markdown).toBe('# One\n\nSo [@holt2021] and [@bo2020].\n');
    expect(bibliography.match(/^@/gm)).toHaveLength(2);
  });

  it('stay as they are typed where the file has no data of the work, and are named', async () => {
    const { markdown, problems } = await read(
      wordParagraph(wordText('So '), wordField(' CITATION Gone99 ', '(Gone, 1999)')),
    );
    expect(markdown).toContain('So (Gone, 1999)');
    expect(problems).toContainEqual(
      expect.objectContaining({
        ...{ severity: 'warning', code: 'docx/citations-without-data' },
        values: { count: 1, examples: '“(Gone, 1999)”' },
      }),
    );
  });

  it('leaves notes and tables after a typed list in the text', async () => {
    const row = `<w:tbl><w:tr><w:tc>${wordParagraph(wordText('Site'))}</w:tc></w:tr></w:tbl>`;
    const { markdown } = await read(
      ['So [1].', 'References', '1. Holt, M. (2021). Mud. J Mud, 2, 3.', 'Table 1. Sites']
        .map((text) => wordParagraph(wordText(text)))
        .join('') + row,
    );
    expect(markdown).toBe('# One\n\nSo [@holt2021].\n\nTable: Sites\n\n| Site |\n| - |\n');
  });
});
