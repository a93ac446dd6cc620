import { problemText } from '@quire/model/entities/manuscript-problems';
/** What Word files have beside paragraphs: merged cells, lists in lists, notes, changes, drawings, formulas of others. */
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTranslation } from '../messages/read-translation.ts';
import { renderDocument } from '../render-document.ts';
import { type BodyWords, bodyWordsIn } from '../run/body-words.ts';
import { docxWith, wordParagraph as p, wordText as t } from '../testing/make-docx.ts';
import { docxToMarkdown } from './docx-to-markdown.ts';

beforeAll(() => bindTranslations(readTranslation));
afterAll(() => bindTranslations(() => ({})));

const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const math = (inner: string) => `<m:oMath ${M}>${inner}</m:oMath>`;
const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const tc = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${p(text.startsWith('<') ? text : t(text))}</w:tc>`;
const tr = (...cells: readonly string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const tbl = (...rows: readonly string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
const relations = (...each: readonly (readonly [id: string, kind: string, target: string])[]) => ({
  'word/_rels/document.xml.rels': `<Relationships xmlns="${RELATIONS}">${each
    .map(
      ([id, kind, target]) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`,
});

async function read(body: string, more: Readonly<Record<string, string>> = {}) {
  const made = await docxToMarkdown(docxWith(body, more));
  if (!made) throw new Error('is Word');
  return {
    ...made,
    said: made.problems
      .map(
        (found) =>
          `${found.code}: ${problemText(found)}${found.near ? ` Near “${found.near}”` : ''}`,
      )
      .join('\n'),
  };
}

describe('the structures of a Word file', () => {
  it('has tables with merged cells, each value in its column', async () => {
    const { markdown, said } = await read(
      tbl(
        tr(tc('Site', '<w:vMerge w:val="restart"/>'), tc('Depth', '<w:gridSpan w:val="2"/>')),
        tr(tc('', '<w:vMerge/>'), tc('least'), tc('most')),
        tr(tc('A'), tc('1'), tc('2')),
        tr(tc('B'), tc('none', '<w:gridSpan w:val="2"/>')),
      ),
    );
    expect(markdown).toBe(
      '| Site | Depth: least | Depth: most |\n| - | - | - |\n| A | 1 | 2 |\n| B | none | |\n',
    );
    expect(said).toContain('docx/merged-cells: Tables with merged cells: 1.');
  });

  it('has lists in lists', async () => {
    const level = (at: number, kind: string) =>
      `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${kind}"/></w:lvl>`;
    const item = (at: number, text: string) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr></w:pPr>${t(text)}</w:p>`;
    const { markdown } = await read(
      item(0, 'Mud') + item(1, 'wet') + item(1, 'dry') + item(0, 'Salt'),
      {
        'word/numbering.xml': `<w:numbering xmlns:w="${MAIN}"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'bullet')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
        ...relations(['n', 'numbering', 'numbering.xml']),
      },
    );
    expect(markdown).toBe('1. Mud\n   - wet\n   - dry\n2. Salt\n');
  });

  it('has notes at the foot and at the end, with the formulas in them', async () => {
    const note = (kind: string, inner: string) =>
      `<w:${kind}s xmlns:w="${MAIN}"><w:${kind} w:id="2">${p(inner)}</w:${kind}></w:${kind}s>`;
    const { markdown, said } = await read(
      p(
        t('Mud'),
        '<w:r><w:footnoteReference w:id="2"/></w:r>',
        t(' and salt'),
        '<w:r><w:endnoteReference w:id="2"/></w:r>',
      ),
      {
        'word/footnotes.xml': note('footnote', `${t('Wet: ')}${math(r('x'))}`),
        'word/endnotes.xml': note('endnote', t('Dry.')),
        ...relations(['f', 'footnotes', 'footnotes.xml'], ['e', 'endnotes', 'endnotes.xml']),
      },
    );
    expect(markdown).toBe('Mud[^2] and salt[^e2]\n\n[^2]: Wet: $x$\n\n[^e2]: Dry.\n');
    expect(said).not.toContain('lost');
  });

  it('is read as accepted, and names its changes and comments', async () => {
    const by = 'w:author="Ada Holt" w:date="2021-05-03T10:00:00Z"';
    const { markdown, said } = await read(
      p(
        t('Mud is '),
        `<w:del w:id="1" ${by}><w:r><w:delText>fast</w:delText></w:r></w:del>`,
        `<w:ins w:id="2" ${by}>${t('slow')}</w:ins>`,
        '<w:commentRangeStart w:id="7"/>',
        t(' and wet'),
        '<w:commentRangeEnd w:id="7"/>',
      ),
      {
        'word/comments.xml': `<w:comments xmlns:w="${MAIN}"><w:comment w:id="7" w:author="Ben Marsh">${p(t('How wet?'))}</w:comment></w:comments>`,
      },
    );
    expect(markdown).toBe('Mud is slow and wet\n');
    expect(said).toContain('Deleted (Ada Holt, 3 May 2021): “fast”');
    expect(said).toContain('Inserted (Ada Holt, 3 May 2021): “slow”');
    expect(said).toContain('Comment on “and wet” (Ben Marsh): “How wet?”');
  });

  it('keeps the text of text boxes after their paragraph', async () => {
    const box = `<w:r><w:drawing><wp:anchor xmlns:wp="wp"><a:graphic xmlns:a="a"><a:graphicData uri="x"><wps:wsp xmlns:wps="s"><wps:txbx><w:txbxContent>${p(t('In a box.'))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
    const { markdown, said } = await read(p(t('Mud.'), box) + p(t('Salt.')));
    expect(markdown).toBe('Mud.\n\nIn a box.\n\nSalt.\n');
    expect(said).toContain('docx/text-box');
  });

  it('reports which charts are lost, and where', async () => {
    const chart = `<w:r><w:drawing><wp:inline xmlns:wp="wp"><a:graphic xmlns:a="a"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphic></wp:inline></w:drawing></w:r>`;
    const { markdown, said } = await read(p(chart) + p(t('Figure 1. Depths')));
    expect(markdown).toBe('Figure 1. Depths\n');
    expect(said).toContain(
      'docx/drawing-lost: A chart is missing from the text. Save it as a picture in Word and add it. Near “Figure 1. Depths”',
    );
  });

  it('keeps the numbers of equations after a sign, in a table, and of each line', async () => {
    const eq = (...rows: readonly string[]) =>
      math(`<m:eqArr>${rows.map((row) => `<m:e>${row}</m:e>`).join('')}</m:eqArr>`);
    const number = (text: string) => `${r('#')}<m:d><m:e>${r(text)}</m:e></m:d>`;
    const { markdown } = await read(
      p(`<m:oMathPara ${M}>${eq(r('a=b') + number('1'))}</m:oMathPara>`) +
        tbl(tr(tc(''), tc(math(r('c=d'))), tc('(2.1)'))) +
        p(`<m:oMathPara ${M}>${eq(r('e=f') + number('3'), r('g=h') + number('4'))}</m:oMathPara>`),
    );
    expect(markdown).toContain('$$\na=b \\tag{1}\n$$');
    expect(markdown).toContain('$$\nc=d \\tag{2.1}\n$$');
    const { html, problems } = renderDocument({
      ...{ markdown, bibtex: '', macros: {}, figures: new Map() },
    });
    expect(problems).toEqual([]);
    for (const each of ['(1)', '(2.1)', '(3)', '(4)'])
      expect(html.replace(/<[^>]+>/g, '')).toContain(each);
  });

  it('keeps the place, the number and the picture of a formula of MathType', async () => {
    const object =
      '<w:object><v:shape xmlns:v="v"><v:imagedata r:id="p" xmlns:r="r"/></v:shape><o:OLEObject xmlns:o="o" ProgID="Equation.DSMT4"/></w:object>';
    const { markdown, said, pictures } = await read(
      p(t('Where '), `<w:r>${object}</w:r>`, t(' is mud.')) + p(`<w:r>${object}</w:r>`, t('(7)')),
      { 'word/media/f.wmf': PNG, ...relations(['p', 'image', 'media/f.wmf']) },
    );
    expect(markdown).toBe(
      'Where $\\boxed{\\text{Formula 1}}$ is mud.\n\n$$\n\\boxed{\\text{Formula 2}} \\tag{7}\n$$\n',
    );
    expect([...pictures.keys()]).toEqual(['figures/formula-1.wmf', 'figures/formula-2.wmf']);
    expect(said).toContain(
      'Its picture is figures/formula-1.wmf. Type it as text. Near “Where is mud.”',
    );
  });

  it('names a formula of MathType in the language of the text, as given or as the file says', async () => {
    const body = p('<w:object><o:OLEObject xmlns:o="o" ProgID="Equation.DSMT4"/></w:object>');
    const styles = (tag: string) => ({
      'word/styles.xml': `<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="${tag}"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`,
    });
    const named = async (tag: string, words?: BodyWords) =>
      (await docxToMarkdown(docxWith(body, styles(tag)), words))?.markdown;
    expect(await named('de-AT')).toContain('\\text{Formel 1}');
    expect(await named('de-AT', bodyWordsIn('fr'))).toContain('\\text{Formule 1}');
    // Without the signs around values, which a formula would show.
    const arabic = await named('ar-EG');
    expect(arabic).toContain('\\text{الصيغة 1}');
    const shown = renderDocument({
      ...{ markdown: arabic ?? '', bibtex: '', macros: {}, figures: new Map() },
    });
    expect(shown.problems).toEqual([]);
  });
});
