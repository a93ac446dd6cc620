/** A Word file for tests: as small as Word and mammoth take it. */
import { strToU8, zipSync } from 'fflate';

export interface DocxParagraph {
  readonly style?: string;
  /** `^…^` is raised; a line ends where one does here. */
  readonly text: string;
}
export interface DocxMade {
  readonly paragraphs: readonly DocxParagraph[];
  readonly creator?: string;
  readonly lastModifiedBy?: string;
  /** Of a tracked change, and of a comment. */
  readonly changedBy?: string;
  readonly commentedBy?: string;
}

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const run = (text: string, isRaised: boolean) =>
  `<w:r>${isRaised ? '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>' : ''}` +
  `${text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
    .join('<w:br/>')}</w:r>`;

const paragraph = ({ style, text }: DocxParagraph) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style.replaceAll(' ', '')}"/></w:pPr>` : ''}` +
  `${text
    .split('^')
    .map((part, place) => (part ? run(part, place % 2 === 1) : ''))
    .join('')}</w:p>`;

const style = (name: string) =>
  `<w:style w:type="paragraph" w:styleId="${name.replaceAll(' ', '')}"><w:name w:val="${name}"/></w:style>`;

/** The parts of the file, to be changed before it is packed. */
export function docxParts(made: DocxMade): Record<string, string> {
  const styles = [...new Set(made.paragraphs.flatMap((each) => each.style ?? []))];
  const change = made.changedBy
    ? `<w:p><w:ins w:id="1" w:author="${escaped(made.changedBy)}"><w:r><w:t>x</w:t></w:r></w:ins></w:p>`
    : '';
  const comment = made.commentedBy
    ? {
        'word/comments.xml': `<w:comments xmlns:w="${MAIN}"><w:comment w:id="0" w:author="${escaped(made.commentedBy)}"/></w:comments>`,
      }
    : {};
  return {
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${MAIN}">${styles.map(style).join('')}</w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${MAIN}"><w:body>${made.paragraphs.map(paragraph).join('')}${change}</w:body></w:document>`,
    'docProps/core.xml':
      '<cp:coreProperties xmlns:cp="c" xmlns:dc="d">' +
      `<dc:creator>${escaped(made.creator ?? '')}</dc:creator>` +
      `<cp:lastModifiedBy>${escaped(made.lastModifiedBy ?? '')}</cp:lastModifiedBy></cp:coreProperties>`,
    ...comment,
  };
}

export function packed(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  );
}

export const makeDocx = (made: DocxMade): Uint8Array => packed(docxParts(made));

/** Elements of Word's that tests put into a file as they are. */
export const wordText = (text: string): string =>
  `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
export const wordParagraph = (...inner: readonly string[]): string =>
  `<w:p>${inner.join('')}</w:p>`;

/** A field as Word writes it: `data` is what a program keeps beside its instruction. */
export const wordField = (instruction: string, shown: string, data = ''): string => {
  const mark = (kind: string, inner = '') =>
    `<w:r><w:fldChar w:fldCharType="${kind}">${inner}</w:fldChar></w:r>`;
  return (
    mark('begin', data && `<w:fldData>${data}</w:fldData>`) +
    `<w:r><w:instrText xml:space="preserve">${escaped(instruction)}</w:instrText></w:r>` +
    `${mark('separate')}${wordText(shown)}${mark('end')}`
  );
};

/** A file with such elements after its paragraphs, and with further parts. */
export function docxWith(
  body: string,
  more: Readonly<Record<string, string>> = {},
  made: DocxMade = { paragraphs: [] },
): Uint8Array {
  const parts = docxParts(made);
  const document = (parts['word/document.xml'] ?? '').replace(
    '</w:body>',
    () => `${body}</w:body>`,
  );
  return packed({ ...parts, 'word/document.xml': document, ...more });
}
