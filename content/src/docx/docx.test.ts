import { describe, expect, it } from 'vitest';
import { type DocxMade, docxParts } from '../testing/make-docx.ts';
import { docxPeople } from './docx-people.ts';
import { readFirstPage } from './read-first-page.ts';
import { readParagraphs } from './read-paragraphs.ts';

const partsOf = (made: DocxMade) => new Map(Object.entries(docxParts(made)));
const firstPage = async (...paragraphs: DocxMade['paragraphs']) =>
  readFirstPage(await readParagraphs(partsOf({ paragraphs })));

describe('the first page of a manuscript', () => {
  it('is read by Word’s styles', async () => {
    const page = await firstPage(
      { text: 'Research article' },
      { style: 'Title', text: 'How tidal creeks drain' },
      { text: 'Anselm Okoro^1,*^, Maren Holt^1,2^ and Ludwig van Beek^2^' },
      { text: '^1^University of Ravnfjord, Norway' },
      { text: '^2^Institute of the Shore' },
      { text: '*Correspondence: okoro@ravnfjord.example' },
      { style: 'Heading 1', text: 'Abstract' },
      { text: 'Creeks drain slowly.' },
      { text: 'We show why.' },
      { text: 'Keywords: tides; creeks; drainage.' },
      { style: 'Heading 1', text: 'Introduction' },
      { text: 'Water runs.' },
    );
    expect(page).toEqual({
      title: 'How tidal creeks drain',
      abstract: 'Creeks drain slowly.\n\nWe show why.',
      keywords: ['tides', 'creeks', 'drainage'],
      authors: [
        expect.objectContaining({
          given: 'Anselm',
          family: 'Okoro',
          email: 'okoro@ravnfjord.example',
          affiliations: [0],
          corresponding: true,
        }),
        expect.objectContaining({ family: 'Holt', affiliations: [0, 1], corresponding: false }),
        expect.objectContaining({ given: 'Ludwig', family: 'van Beek', affiliations: [1] }),
      ],
      affiliations: ['University of Ravnfjord, Norway', 'Institute of the Shore'],
    });
  });

  it('is read without any style', async () => {
    const page = await firstPage(
      { text: 'A plain manuscript about marshes' },
      { text: 'Ada Brightwater' },
      { text: 'Department of Mud, University of Ravnfjord' },
      { text: 'Abstract: All of it on one line.' },
      { text: 'Key words' },
      { text: 'mud, salt' },
      { text: '1. Introduction' },
    );
    expect(page).toMatchObject({
      title: 'A plain manuscript about marshes',
      abstract: 'All of it on one line.',
      keywords: ['mud', 'salt'],
      authors: [{ family: 'Brightwater', affiliations: [0], corresponding: true }],
    });
  });

  it('is read where the file points at parts that were left out', async () => {
    const parts = partsOf({ paragraphs: [{ text: 'A title with a footnote' }] });
    const link =
      '<w:p><w:r><w:footnoteReference w:id="7"/></w:r><w:hyperlink r:id="r9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:r><w:t>linked</w:t></w:r></w:hyperlink></w:p>';
    const rels = 'word/_rels/document.xml.rels';
    const target =
      '<Relationship Id="r9" TargetMode="External" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org"/>';
    parts.set(
      'word/document.xml',
      String(parts.get('word/document.xml')).replace('</w:body>', `${link}</w:body>`),
    );
    parts.set(
      rels,
      String(parts.get(rels)).replace('</Relationships>', `${target}</Relationships>`),
    );
    const texts = (await readParagraphs(parts)).map(({ text }) => text);
    expect(texts).toEqual(['A title with a footnote', 'linked']);
  });

  it('reports nothing where there is nothing to read', async () => {
    expect(await firstPage()).toEqual({
      title: '',
      abstract: '',
      keywords: [],
      authors: [],
      affiliations: [],
    });
  });

  it('takes no sentence for a list of people', async () => {
    const page = await firstPage(
      { text: 'Notes towards a theory of marshes' },
      { text: 'Submitted to the journal, for review and comment' },
      { text: 'Abstract' },
      { text: 'Short.' },
    );
    expect(page.authors).toEqual([]);
  });
});

describe('the people a Word file names', () => {
  it('stand in its properties, changes and comments', () => {
    const people = docxPeople(
      partsOf({
        paragraphs: [{ text: 'x' }],
        creator: 'Anselm Okoro',
        lastModifiedBy: 'M. Holt & daughters',
        changedBy: 'Tracker',
        commentedBy: 'Commenter',
      }),
    );
    expect(people.toSorted()).toEqual(
      ['Anselm Okoro', 'M. Holt & daughters', 'Tracker', 'Commenter'].toSorted(),
    );
  });

  it('are none where the properties are empty', () => {
    expect(docxPeople(partsOf({ paragraphs: [] }))).toEqual([]);
  });

  it('are read from malformed XML without failing', () => {
    const broken = new Map([['docProps/core.xml', '<dc:creator>&#xFFFFFF;<dc:creator'.repeat(50)]]);
    expect(docxPeople(broken)).toContain('&#xFFFFFF;');
  });
});
