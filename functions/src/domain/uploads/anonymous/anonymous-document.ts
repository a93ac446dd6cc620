/**
 * Word, Excel, PowerPoint and OpenDocument files: their properties, and the authors of comments and changes.
 * Part by part (ECMA-376 and ODF 1.3).
 */
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { anonymousJpeg } from './anonymous-jpeg.ts';
import { anonymousPng } from './anonymous-png.ts';

const OFFICE = 'http://schemas.openxmlformats.org';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Parts that contain only properties: they are emptied but kept, because others refer to them. */
const EMPTY: Readonly<Record<string, string>> = {
  'docProps/core.xml': `<cp:coreProperties xmlns:cp="${OFFICE}/package/2006/metadata/core-properties"/>`,
  'docProps/app.xml': `<Properties xmlns="${OFFICE}/officeDocument/2006/extended-properties"/>`,
  'docProps/custom.xml': `<Properties xmlns="${OFFICE}/officeDocument/2006/custom-properties"/>`,
  'meta.xml':
    '<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"><office:meta/></office:document-meta>',
  'word/people.xml':
    '<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"/>',
};

const attribute = (names: string, value: string): ((xml: string) => string) => {
  const written = new RegExp(`(\\s(?:[\\w-]+:)?(?:${names})\\s*=\\s*)("[^"]*"|'[^']*')`, 'g');
  return (xml) => xml.replace(written, (_all, before: string) => `${before}"${value}"`);
};
const element = (names: string, value: string): ((xml: string) => string) => {
  const written = new RegExp(
    `(<((?:[\\w-]+:)?(?:${names}))(?:\\s[^>]*)?(?<!/)>)[\\s\\S]*?(</\\2\\s*>)`,
    'g',
  );
  return (xml) =>
    xml.replace(written, (_all, open: string, _name, close: string) => `${open}${value}${close}`);
};

/** The author of a comment or change; the comment or change itself stays. */
const CLEANERS: readonly (readonly [part: RegExp, clean: (xml: string) => string])[] = [
  [/^word\/.*\.xml$/, attribute('author', 'Author')],
  [/^word\/.*\.xml$/, attribute('initials', 'A')],
  [/^word\/.*\.xml$/, attribute('userId', 'Author')],
  [/^xl\/comments.*\.xml$/, element('author', 'Author')],
  [/^xl\/threadedComments\/.*\.xml$/, element('author', 'Author')],
  [/^xl\/persons\/.*\.xml$/, attribute('displayName|userId', 'Author')],
  [/^ppt\/(comment)?[aA]uthors\.xml$/, attribute('name|userId', 'Author')],
  [/^ppt\/commentAuthors\.xml$/, attribute('initials', 'A')],
  [/^xl\/(workbook|revisions\/.*)\.xml$/, attribute('userName', 'Author')],
  [/^xl\/workbook\.xml$/, attribute('url', '')],
  [/^(content|styles)\.xml$/, element('creator|creator-initials|sender-initials', 'Author')],
  [/^(content|styles)\.xml$/, element('author-name|author-initials|initial-creator', 'Author')],
  // The path of the template on the author's disk.
  [/_rels\/.*\.rels$/, (xml) => xml.replace(/Target="file:[^"]*"/gi, 'Target="file:///"')],
];

function cleanPart(name: string, bytes: Uint8Array): Uint8Array {
  const empty = EMPTY[name];
  if (empty !== undefined) return new TextEncoder().encode(HEAD + empty);
  if (/\.png$/i.test(name)) return cleaned(anonymousPng, bytes);
  if (/\.jpe?g$/i.test(name)) return cleaned(anonymousJpeg, bytes);
  const cleaners = CLEANERS.filter(([part]) => part.test(name));
  if (cleaners.length === 0) return bytes;
  const xml = cleaners.reduce((text, [, clean]) => clean(text), new TextDecoder().decode(bytes));
  return new TextEncoder().encode(xml);
}

/** A picture that cannot be read stays as it is: it cannot be displayed either. */
function cleaned(clean: (bytes: Uint8Array) => Uint8Array, bytes: Uint8Array): Uint8Array {
  try {
    return clean(bytes);
  } catch {
    return bytes;
  }
}

/** A fixed date, which does not reveal when it was packed. */
const PACKED_AT = new Date(1980, 0, 1, 12);

/** Throws where it is not an archive. */
export function anonymousDocument(bytes: Uint8Array): Uint8Array {
  const parts: Zippable = {};
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    if (name.endsWith('/') || /^(docProps|Thumbnails)\/thumbnail\./i.test(name)) continue;
    // OpenDocument requires its type first and uncompressed.
    const level = name === 'mimetype' ? 0 : 6;
    parts[name] = [cleanPart(name, part), { level, mtime: PACKED_AT }];
  }
  return zipSync(parts);
}
