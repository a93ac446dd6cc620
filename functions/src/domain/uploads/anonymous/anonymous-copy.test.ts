import { gunzipSync, gzipSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { docxPeople } from '@quire/content/docx/docx-people';
import type { FileFormat } from '@quire/model/entities/submission-file';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readApart } from '../read-apart.ts';
import { anonymousCopy as copyOf } from './anonymous-copy.ts';

const anonymousCopy = (format: FileFormat, bytes: Uint8Array) =>
  copyOf(format, bytes, `a.${format}`);

const NAME = 'Anselm Okoro';
const has = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text);
const picture = () =>
  sharp({ create: { width: 8, height: 5, channels: 3, background: '#3a6' } }).withExif({
    IFD0: { Artist: NAME, Copyright: NAME, Orientation: '6' },
  });
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

const xml = (root: string, inner: string) =>
  `<?xml version="1.0"?><${root} xmlns:w="w" xmlns:dc="dc" xmlns:cp="cp" xmlns:office="o">${inner}</${root}>`;

describe('a Word manuscript', () => {
  const parts = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      xml(
        'w:document',
        `<w:p>Text by somebody</w:p><w:ins w:id="1" w:author="${NAME}" w:date="2026-01-01"><w:r/></w:ins>` +
          `<w:del w:author='${NAME}'/>`,
      ),
    ),
    'word/comments.xml': strToU8(
      xml('w:comments', `<w:comment w:author="${NAME}" w:initials="AO">See below</w:comment>`),
    ),
    'word/people.xml': strToU8(xml('w15:people', `<w15:person w15:author="${NAME}"/>`)),
    'word/_rels/settings.xml.rels': strToU8(
      `<R><Relationship Target="file:///C:/Users/${NAME}/t.dotm" TargetMode="External"/></R>`,
    ),
    'docProps/core.xml': strToU8(
      xml(
        'cp:coreProperties',
        `<dc:creator>${NAME}</dc:creator><cp:lastModifiedBy>${NAME}</cp:lastModifiedBy>`,
      ),
    ),
    'docProps/app.xml': strToU8(
      xml('Properties', `<Manager>${NAME}</Manager><Company>Lagos</Company>`),
    ),
    'docProps/thumbnail.jpeg': strToU8(NAME),
  };

  it('keeps its text, comments and changes, and loses their authors', async () => {
    const image = await picture().jpeg().toBuffer();
    const sent = zipSync({ ...parts, 'word/media/image1.jpg': image });
    const clean = unzipSync(await anonymousCopy('docx', sent));
    for (const [name, part] of Object.entries(clean)) expect(has(part, NAME), name).toBe(false);
    const text = new Map(Object.entries(clean).map(([name, part]) => [name, strFromU8(part)]));
    expect(new Set(docxPeople(text))).toEqual(new Set(['Author']));
    expect(text.get('word/document.xml')).toContain('Text by somebody');
    expect(text.get('word/document.xml')).toContain('<w:ins w:id="1" w:author="Author"');
    expect(text.get('word/comments.xml')).toContain('w:initials="A">See below');
    expect(text.get('docProps/app.xml')).not.toContain('Lagos');
    expect(Object.keys(clean)).not.toContain('docProps/thumbnail.jpeg');
  });

  it('does not reveal when it was packed', async () => {
    const clean = await anonymousCopy('docx', zipSync(parts));
    expect(Buffer.from(await anonymousCopy('docx', zipSync(parts)))).toEqual(Buffer.from(clean));
  });
});

describe('OpenDocument and Excel', () => {
  it('lose names in properties and comments', async () => {
    const odt = zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'META-INF/manifest.xml': strToU8('<m/>'),
      'meta.xml': strToU8(xml('office:document-meta', `<dc:creator>${NAME}</dc:creator>`)),
      'content.xml': strToU8(
        xml(
          'office:c',
          `<office:annotation><dc:creator>${NAME}</dc:creator>Why?</office:annotation>`,
        ),
      ),
    });
    const clean = await anonymousCopy('odt', odt);
    const unpacked = unzipSync(clean);
    for (const part of Object.values(unpacked)) expect(has(part, NAME)).toBe(false);
    expect(strFromU8(unpacked['content.xml'] ?? new Uint8Array())).toContain('Why?');
    // Its type has to be first and uncompressed, or programs do not recognise it.
    expect(Buffer.from(clean).subarray(30, 38).toString()).toBe('mimetype');
    const xlsx = zipSync({
      'xl/workbook.xml': strToU8(`<workbook><fileSharing userName="${NAME}"/></workbook>`),
      'xl/comments1.xml': strToU8(
        `<comments><authors><author>${NAME}</author></authors></comments>`,
      ),
      'xl/persons/person.xml': strToU8(`<p><person displayName="${NAME}" userId="${NAME}"/></p>`),
    });
    const parts = unzipSync(await anonymousCopy('xlsx', xlsx));
    for (const part of Object.values(parts)) expect(has(part, NAME)).toBe(false);
  });
});

describe('a notebook', () => {
  it('loses its authors, whichever way its characters are written', async () => {
    const cell = { cell_type: 'markdown', metadata: {}, source: 'A “jar” of größe.' };
    const notebook = { nbformat: 4, nbformat_minor: 5, metadata: { authors: [{ name: NAME }] } };
    const json = JSON.stringify({ ...notebook, cells: [cell] }).replaceAll('“', '\\u201c');
    const clean = await anonymousCopy('ipynb', strToU8(json));
    expect(has(clean, NAME)).toBe(false);
    expect(JSON.parse(strFromU8(clean)).cells).toEqual([cell]);
  });

  it('is refused where it cannot be read', async () => {
    await expect((async () => anonymousCopy('ipynb', strToU8('{}')))()).rejects.toThrow();
  });
});

describe('a PDF', () => {
  async function named(): Promise<Uint8Array> {
    const document = await PDFDocument.create();
    document.setAuthor(NAME);
    document.setTitle(`By ${NAME}`);
    const page = document.addPage([200, 200]);
    page.drawText('What stands on the page');
    const { context, catalog } = document;
    const packet = `<x:xmpmeta><dc:creator><rdf:li>${NAME}</rdf:li></dc:creator></x:xmpmeta>`;
    const stream = context.stream(packet, { Type: 'Metadata', Subtype: 'XML' });
    catalog.set(PDFName.of('Metadata'), context.register(stream));
    page.node.set(PDFName.of('PieceInfo'), context.obj({ App: { Private: PDFString.of(NAME) } }));
    const comment = { Type: 'Annot', Subtype: 'Text', T: PDFString.of(NAME), Rect: [0, 0, 9, 9] };
    const field = {
      Type: 'Annot',
      Subtype: 'Widget',
      T: PDFString.of('field'),
      Rect: [0, 0, 9, 9],
    };
    page.node.set(
      PDFName.of('Annots'),
      context.obj([context.register(context.obj(comment)), field]),
    );
    return document.save({ useObjectStreams: false });
  }

  it('loses its properties, its XMP packet and the names of commenters', async () => {
    const sent = await named();
    expect(has(sent, NAME)).toBe(true);
    const clean = await anonymousCopy('pdf', sent);
    const read = await PDFDocument.load(clean, { updateMetadata: false });
    expect([read.getAuthor(), read.getTitle(), read.getProducer()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(read.catalog.get(PDFName.of('Metadata'))).toBeUndefined();
    expect(read.getPageCount()).toBe(1);
    // Even uncompressed, the name is nowhere in it.
    expect(has(await read.save({ useObjectStreams: false }), NAME)).toBe(false);
    expect(has(await read.save({ useObjectStreams: false }), '(field)')).toBe(true);
  });

  it('is refused where it cannot be read', async () => {
    await expect(anonymousCopy('pdf', strToU8('%PDF-1.7 no more'))).rejects.toThrow();
  });
});

describe('pictures', () => {
  it('lose everything except the picture, without a changed pixel', async () => {
    const png = await picture().png().toBuffer();
    const jpeg = await picture().jpeg().toBuffer();
    const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${NAME}</x:xmpmeta>`;
    const tiff = await picture().withXmp(packet).tiff({ compression: 'lzw' }).toBuffer();
    for (const [format, sent] of Object.entries({ png, jpeg, tiff } as const)) {
      expect(has(sent, NAME), format).toBe(true);
      const name = format as 'png' | 'jpeg' | 'tiff';
      const clean = await anonymousCopy(name, Buffer.concat([sent]));
      expect(has(clean, NAME), format).toBe(false);
      expect(await pixels(clean)).toEqual(await pixels(sent));
    }
  });

  it('loses data hidden after the picture', async () => {
    const png = await anonymousCopy(
      'png',
      Buffer.concat([await picture().png().toBuffer(), strToU8(NAME)]),
    );
    const jpeg = await anonymousCopy(
      'jpeg',
      Buffer.concat([await picture().jpeg().toBuffer(), strToU8(NAME)]),
    );
    expect([has(png, NAME), has(jpeg, NAME)]).toEqual([false, false]);
  });

  it('keeps the orientation of a photograph', async () => {
    const turned = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const clean = await anonymousCopy('jpeg', turned);
    expect((await sharp(clean).metadata()).orientation).toBe(6);
  });

  it('blanks names in PostScript without moving any byte', async () => {
    const eps = `%!PS-Adobe-3.0 EPSF-3.0\n%%For: ${NAME}\n%%Creator: x\n%%BoundingBox: 0 0 9 9\n<dc:creator>${NAME}</dc:creator>\nshowpage`;
    const clean = await anonymousCopy('eps', strToU8(eps));
    expect(clean).toHaveLength(eps.length);
    expect(has(clean, NAME)).toBe(false);
    expect(has(clean, '%%BoundingBox: 0 0 9 9')).toBe(true);
  });
});

describe('web pictures', () => {
  it.each(['webp', 'gif'] as const)('lose everything except the picture: %s', async (format) => {
    const sent = await picture().toFormat(format, { lossless: true }).toBuffer();
    const clean = await anonymousCopy(format, sent);
    expect(has(clean, NAME)).toBe(false);
    expect(await pixels(clean)).toEqual(await pixels(sent));
  });

  it('lose the metadata of drawing programs', async () => {
    const sent = `<svg xmlns:dc="d"><!-- ${NAME} --><metadata><dc:creator>${NAME}</dc:creator></metadata><path sodipodi:docname="/home/${NAME}/a.svg" d="M0 0"/></svg>`;
    const clean = strFromU8(await anonymousCopy('svg', strToU8(sent)));
    expect(clean).toBe('<svg xmlns:dc="d"><path d="M0 0"/></svg>');
  });
});

describe('archives and films', () => {
  it('are cleaned file by file, without the files that systems add', async () => {
    const sent = zipSync({
      'main.tex': strToU8('\\documentclass{article}'),
      'fig/one.png': await picture().png().toBuffer(),
      'odd.pdf': strToU8('no PDF'),
      '__MACOSX/._main.tex': strToU8(NAME),
      '.git/config': strToU8(NAME),
    });
    const clean = unzipSync(await anonymousCopy('zip', sent));
    expect(Object.keys(clean)).toEqual(['main.tex', 'fig/one.png', 'odd.pdf']);
    expect(has(clean['fig/one.png'] ?? new Uint8Array(), NAME)).toBe(false);
  });

  it('lose the name of the packed file, and keep its content', async () => {
    const packed = gzipSync('1,2,3');
    const name = Buffer.from(`${NAME}\0`);
    const head = Buffer.from(packed.subarray(0, 10));
    head[3] = 8;
    const sent = Buffer.concat([head, name, packed.subarray(10)]);
    const clean = await anonymousCopy('gzip', sent);
    expect(has(clean, NAME)).toBe(false);
    expect(gunzipSync(clean).toString()).toBe('1,2,3');
  });

  it('lose a film’s descriptions, and keep its other bytes in place', async () => {
    const box = (type: string, ...inner: readonly Uint8Array[]) => {
      const body = Buffer.concat(inner);
      const head = Buffer.alloc(8);
      head.writeUInt32BE(body.length + 8);
      head.write(type, 4);
      return Buffer.concat([head, body]);
    };
    const sent = Buffer.concat([
      box('ftyp', strToU8('isom')),
      box('moov', box('mvhd', strToU8('kept')), box('udta', strToU8(NAME))),
      box('mdat', strToU8('frames')),
    ]);
    const clean = await anonymousCopy('mp4', sent);
    expect(has(clean, NAME)).toBe(false);
    expect(clean).toHaveLength(sent.length);
    expect(has(clean, 'kept') && has(clean, 'frames')).toBe(true);
  });

  it('lose the tags of a recording, before and after its frames', async () => {
    const frames = Buffer.from([0xff, 0xfb, 0x90, 0x64, 1, 2, 3]);
    const size = (length: number) => [0, 0, length >> 7, length & 0x7f];
    const body = Buffer.concat([Buffer.from('TPE1'), Buffer.from(NAME), Buffer.alloc(200)]);
    const id3 = Buffer.concat([
      Buffer.from([...strToU8('ID3'), 4, 0, 0, ...size(body.length)]),
      body,
    ]);
    const old = Buffer.alloc(128);
    old.write(`TAG${NAME}`);
    const item = Buffer.from(`Artist\0${NAME}`);
    const ape = Buffer.alloc(32);
    ape.write('APETAGEX');
    ape.writeUInt32LE(item.length + 32, 12);
    for (const behind of [[], [old], [item, ape], [item, ape, old]]) {
      const clean = await anonymousCopy('mp3', Buffer.concat([id3, id3, frames, ...behind]));
      expect(Buffer.from(clean).equals(frames)).toBe(true);
    }
    expect(Buffer.from(await anonymousCopy('mp3', frames)).equals(frames)).toBe(true);
    await expect(anonymousCopy('mp3', id3)).rejects.toThrow('mp3/invalid');
  });
});

it('is made in a separate thread, which returns nothing for an unreadable file', async () => {
  const bytes = await picture().png().toBuffer();
  const clean = await readApart({ what: 'anonymous', format: 'png', bytes, name: 'a.png' });
  expect(clean).toBeInstanceOf(Uint8Array);
  expect(
    await readApart({ what: 'anonymous', format: 'pdf', bytes: strToU8('x'), name: 'a.pdf' }),
  ).toBeNull();
});

describe('sources', () => {
  it('lose their authors in LaTeX, BibTeX and Markdown, in any encoding', async () => {
    const tex = Buffer.from(`\\title{\u00c9t\u00e9}\\author{${NAME}}`, 'latin1');
    const clean = Buffer.from(await copyOf('tex', tex, 'main.tex'));
    expect(clean.toString('latin1')).toBe('\\title{\u00c9t\u00e9}\\author{Anonymous}');
    const bib = strToU8(`% Created for ${NAME}\n@misc{a, author = {${NAME}}}`);
    expect(strFromU8(await copyOf('tex', bib, 'refs.bib'))).toBe(`\n@misc{a, author = {${NAME}}}`);
    const md = strToU8(`---\ntitle: Été\nauthor: ${NAME}\n---\nText`);
    expect(strFromU8(await copyOf('md', md, 'paper.md'))).toBe('---\ntitle: Été\n---\nText');
  });

  it('stay unchanged in a class, and are cleaned in an archive', async () => {
    const cls = strToU8(`% Written by ${NAME}`);
    expect(await copyOf('tex', cls, 'a.cls')).toBe(cls);
    const zip = zipSync({ 'src/main.tex': strToU8(`\\author{${NAME}}`), 'a.cls': cls });
    const clean = unzipSync(await copyOf('zip', zip, 'a.zip'));
    expect(strFromU8(clean['src/main.tex'] ?? new Uint8Array())).toBe('\\author{Anonymous}');
    expect(strFromU8(clean['a.cls'] ?? new Uint8Array())).toContain(NAME);
  });
});
