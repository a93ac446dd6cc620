/** A list as a workbook of one sheet (ECMA-376), for Excel, LibreOffice and Numbers. */
import { strToU8, zipSync } from 'fflate';

type XlsxCell = string | number | boolean | null | undefined;

/** Excel's length limit for a cell. */
const CELL_MAX = 32_767;
const SHEET_NAME_MAX = 31;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Characters that XML 1.0 does not allow, including lone surrogates. */
const UNSAID = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text
    .replace(UNSAID, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Text is never a formula, whatever it starts with. */
function cellXml(value: XlsxCell, style: number): string {
  const look = style === 0 ? '' : ` s="${style}"`;
  if (value === null || value === undefined || value === '') return `<c${look}/>`;
  if (typeof value === 'number' && Number.isFinite(value)) return `<c${look}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c${look} t="b"><v>${value ? 1 : 0}</v></c>`;
  const text = escaped(String(value).slice(0, CELL_MAX));
  return `<c${look} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const rowXml = (cells: readonly XlsxCell[], style = 0): string =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;

/** Without characters that a sheet's name must not contain. */
const sheetName = (name: string): string =>
  escaped(
    name
      .replace(/[\\/?*[\]:']/g, ' ')
      .slice(0, SHEET_NAME_MAX)
      .trim() || 'List',
  );

/** The first row is frozen and bold. */
const sheetXml = (head: readonly string[], rows: readonly (readonly XlsxCell[])[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols><col min="1" max="${head.length}" width="22" customWidth="1"/></cols>` +
  `<sheetData>${rowXml(head, 1)}${rows.map((row) => rowXml(row)).join('')}</sheetData></worksheet>`;

const part = (name: string, type: string): string =>
  `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;

const FIXED: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    part('/xl/workbook.xml', 'sheet.main') +
    part('/xl/worksheets/sheet1.xml', 'worksheet') +
    `${part('/xl/styles.xml', 'styles')}</Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels':
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="r2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
};

/** The bytes of the workbook. */
export function xlsxFile(
  name: string,
  head: readonly string[],
  rows: readonly (readonly XlsxCell[])[],
): Uint8Array<ArrayBuffer> {
  const files = {
    ...FIXED,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': sheetXml(head, rows),
  };
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes), { level: 6 });
}
