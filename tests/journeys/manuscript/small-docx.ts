import { zip } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const paragraph = (text: string, style?: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word file as Word would write it, with as little in it as can be: a title and paragraphs. */
export function smallDocx(title: string, paragraphs: readonly string[]): Buffer {
  const body = [paragraph(title, 'Title'), ...paragraphs.map((text) => paragraph(text))].join('');
  return zip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${DOCUMENT}"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
  });
}
