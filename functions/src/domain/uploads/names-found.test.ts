import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { FileFormat } from '@quire/model/entities/submission-file';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { MemoryManuscripts } from '../../testing/memory-manuscripts.ts';
import { judgeFile } from './judge-file.ts';
import { namesFound } from './names-found.ts';

async function names(bytes: Uint8Array, format: FileFormat) {
  const store = new MemoryManuscripts();
  store.put(`a.${format}`, bytes);
  const file = { name: `a.${format}`, kind: 'supplement', format } as const;
  return namesFound(store, file.name, format, await judgeFile(store, file.name, file));
}

it('finds names in OpenDocument’s properties and comments', async () => {
  const odt = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'META-INF/manifest.xml': strToU8('<x/>'),
    'meta.xml': strToU8('<meta:initial-creator>Ada  Okoro</meta:initial-creator>'),
    'content.xml': strToU8('<office:annotation><dc:creator>Ben Holt</dc:creator>x'),
  });
  expect(await names(odt, 'odt')).toEqual(['Ada Okoro', 'Ben Holt']);
});

it('finds names in a PDF’s XMP packet, without duplicates', async () => {
  const made = await PDFDocument.create();
  made.addPage();
  made.setAuthor('Ada Okoro');
  const xmp =
    '<x:xmpmeta><dc:creator><rdf:Seq><rdf:li>Ada Okoro</rdf:li><rdf:li>Ben Holt</rdf:li></rdf:Seq></dc:creator></x:xmpmeta>';
  const stream = made.context.flateStream(xmp, { Type: 'Metadata', Subtype: 'XML' });
  made.catalog.set(PDFName.of('Metadata'), made.context.register(stream));
  expect(await names(await made.save(), 'pdf')).toEqual(['Ada Okoro', 'Ben Holt']);
});

it('finds no name where a program signs, and in a broken file', async () => {
  const xlsx = zipSync({
    '[Content_Types].xml': strToU8('<x/>'),
    'xl/workbook.xml': strToU8('<x/>'),
    'docProps/core.xml': strToU8('<dc:creator>Microsoft Office User</dc:creator>'),
  });
  expect(await names(xlsx, 'xlsx')).toEqual([]);
  expect(await names(strToU8('%PDF-1.7\nbroken'), 'pdf')).toEqual([]);
});

it('finds authors in LaTeX and Markdown, also in an archive, and none in a class', async () => {
  const tex = strToU8('\\documentclass{article}\n\\author{Ada Okoro}\n\\begin{document}x');
  expect(await names(tex, 'tex')).toEqual(['Ada Okoro']);
  expect(await names(strToU8('---\ntitle: Ice\nauthor: Ben Holt\n---\nx'), 'md')).toEqual([
    'Ben Holt',
  ]);
  const notebook = { nbformat: 4, cells: [], metadata: { authors: [{ name: 'Ada Okoro' }] } };
  expect(await names(strToU8(JSON.stringify(notebook)), 'ipynb')).toEqual(['Ada Okoro']);
  const zip = zipSync({
    'main.tex': tex,
    'refs.bib': strToU8('@comment{Created for Ben Holt}'),
    'llncs.cls': strToU8('% Written by Somebody Else'),
  });
  expect(await names(zip, 'zip')).toEqual(['Ada Okoro', 'Ben Holt']);
});
