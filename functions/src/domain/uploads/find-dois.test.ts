import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { documentDois } from './document-dois.ts';
import { findDois } from './find-dois.ts';

it.each([
  ['https://doi.org/10.5555/ABC.1.', ['10.5555/abc.1']],
  ['(doi:10.5555/abc)', ['10.5555/abc']],
  ['10.1016/S0140-6736(97)11096-0, 2010', ['10.1016/s0140-6736(97)11096-0']],
  ['(see 10.1016/S0140-6736(97)11096-0)', ['10.1016/s0140-6736(97)11096-0']],
  ['[10.5555/a], 10.5555/A; 10.5555/b', ['10.5555/a', '10.5555/b']],
  ['version 10.12/3 and 10.5555/', []],
])('finds in “%s” %j', (text, dois) => expect(findDois(text)).toEqual(dois));

it('finds 400 at most', () => {
  const many = Array.from({ length: 900 }, (_, at) => `10.5555/${at}`).join(' ');
  expect(findDois(many)).toHaveLength(400);
});

it('reads a DOI of a Word file across runs, and in its links', async () => {
  const document =
    '<w:p><w:r><w:t>doi:10.5555/ab</w:t></w:r><w:r><w:t>cd&amp;e</w:t></w:r></w:p><w:p><w:t>Next</w:t></w:p>';
  const links = '<Relationship Target="https://doi.org/10.5555/linked" TargetMode="External"/>';
  const parts = new Map([
    ['word/document.xml', document],
    ['word/_rels/document.xml.rels', links],
  ]);
  const found = await documentDois({ what: 'dois', parts });
  expect(found).toEqual(['10.5555/abcd&e', '10.5555/linked']);
});

it('reads a TeX source and its bibliography', async () => {
  const parts = new Map([['refs.bib', 'doi = {10.5555/under\\_score},']]);
  expect(await documentDois({ what: 'dois', parts })).toEqual(['10.5555/under_score']);
});

it('reads the links of a PDF', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const link = pdf.context.obj({
    ...{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] },
    A: { S: 'URI', URI: PDFString.of('https://doi.org/10.5555/in-a-pdf') },
  });
  page.node.set(PDFName.of('Annots'), pdf.context.obj([link]));
  const bytes = await pdf.save();
  expect(await documentDois({ what: 'dois', bytes })).toEqual(['10.5555/in-a-pdf']);
  await expect(documentDois({ what: 'dois', bytes: new Uint8Array(9) })).rejects.toThrow();
});
