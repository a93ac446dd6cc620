/** First pages laid out as the templates of large publishers ask for them. */
import { describe, expect, it } from 'vitest';
import { type DocxMade, docxParts } from '../testing/make-docx.ts';
import { readFirstPage } from './read-first-page.ts';
import { readParagraphs } from './read-paragraphs.ts';

const MUD = 'Institute of Mud, Oslo, Norway';
const SALT = 'Department of Salt, University of Bergen, Norway';
const ORCID = '0000-0002-1825-0097';
const END = [{ text: 'Abstract' }, { text: 'Mud is slow.' }, { text: 'Keywords: mud; salt' }];

const read = async (...lines: readonly (string | DocxMade['paragraphs'][number])[]) =>
  readFirstPage(
    await readParagraphs(
      new Map(
        Object.entries(
          docxParts({
            paragraphs: [
              ...lines.map((line) => (typeof line === 'string' ? { text: line } : line)),
              ...END,
              { text: '1. Introduction' },
              { text: 'Mud, a research of the University of Nowhere (mail@nowhere.example).' },
            ],
          }),
        ),
      ),
    ),
  );

/** Holt of both places or the first, who answers letters, and Marsh of the second. */
const BOTH = {
  title: 'Mud and salt in tidal flats',
  affiliations: [MUD, SALT],
  abstract: 'Mud is slow.',
  keywords: ['mud', 'salt'],
  authors: [
    expect.objectContaining({
      ...{ given: 'Ada', family: 'Holt', email: 'a.holt@mud.example' },
      ...{ affiliations: [0], corresponding: true },
    }),
    expect.objectContaining({
      ...{ given: 'Ben', family: 'van Marsh', affiliations: [1], corresponding: false },
    }),
  ],
};

describe('the first page as templates lay it out', () => {
  it('is read from Elsevier’s: letters as marks, highlights', async () => {
    const page = await read(
      'Mud and salt in tidal flats',
      'Ada Holt^a,*^, Ben van Marsh^b^',
      `^a^ ${MUD}`,
      `^b^ ${SALT}`,
      '* Corresponding author. E-mail address: a.holt@mud.example (A. Holt)',
      'Highlights',
      'Research of our university laboratory shows mud',
    );
    expect(page).toEqual(BOTH);
  });

  it('is read from Springer’s: points between names, marks not raised', async () => {
    const page = await read(
      'Mud and salt in tidal flats',
      'Ada Holt1 · Ben van Marsh2',
      `1 ${MUD}`,
      `2 ${SALT}`,
      'Corresponding author: Ada Holt, a.holt@mud.example',
      `ORCID: Ada Holt ${ORCID}`,
    );
    expect(page).toEqual(BOTH);
    expect(page.authors[0]?.orcid).toBe(ORCID);
  });

  it('is read from MDPI’s: kind of paper, styles, addresses with initials', async () => {
    const page = await read(
      { style: 'MDPI_1.1_article_type', text: 'Article' },
      { style: 'MDPI_1.2_title', text: 'Mud and salt in tidal flats' },
      { style: 'MDPI_1.3_authornames', text: `Ada Holt ^1,*^ (${ORCID}) and Ben van Marsh ^2^` },
      { style: 'MDPI_1.6_affiliation', text: `^1^ ${MUD}; a.holt@mud.example (A.H.)` },
      { style: 'MDPI_1.6_affiliation', text: `^2^ ${SALT}; marsh77@salt.example (B.v.M.)` },
      { style: 'MDPI_1.6_affiliation', text: '* Correspondence: a.holt@mud.example; Tel.: +47-1' },
    );
    expect(page).toEqual(BOTH);
    expect(page.authors.map(({ orcid, email }) => [orcid, email])).toEqual([
      [ORCID, 'a.holt@mud.example'],
      ['', 'marsh77@salt.example'],
    ]);
  });

  it('is read from Frontiers’: both marks in one, address in a line below', async () => {
    const page = await read(
      'Mud and salt in tidal flats',
      'Ada Holt^1*^, Ben van Marsh^2†^',
      `^1^${MUD}`,
      `^2^${SALT}`,
      '^†^These authors have contributed equally to this work at the university',
      '* Correspondence:\nAda Holt\na.holt@mud.example',
    );
    expect(page).toEqual(BOTH);
  });

  it('is read from PLOS’: signs behind raised numbers, places in one paragraph', async () => {
    const page = await read(
      'Short title: Mud and salt',
      'Mud and salt in tidal flats',
      'Ada Holt^1^*, Ben van Marsh^2,¶,&^',
      `^1^ ${MUD}, ^2^ ${SALT}`,
      '* Corresponding author',
      'E-mail: a.holt@mud.example (AH)',
      '^¶^These authors contributed equally to this work.',
    );
    expect(page).toEqual(BOTH);
  });

  it('is read from the IEEE’s journals: members, places in a note', async () => {
    const page = await read(
      'Mud and salt in tidal flats',
      'Ada Holt, Senior Member, IEEE, and Ben van Marsh, Member, IEEE',
      `Manuscript received May 1, 2021. Corresponding author: Ada Holt. A. Holt is with the ${MUD} (e-mail: a.holt@mud.example). B. van Marsh is with the ${SALT} (e-mail: b@salt.example).`,
    );
    expect(page).toEqual({
      ...BOTH,
      affiliations: [MUD, SALT],
    });
  });

  it('is read from the IEEE’s conferences: a block of lines for each author', async () => {
    const page = await read(
      { style: 'paper title', text: 'Mud and salt in tidal flats' },
      {
        style: 'Author',
        text: '1^st^ Ada Holt\nInstitute of Mud\nOslo, Norway\na.holt@mud.example',
      },
      {
        style: 'Author',
        text: '2^nd^ Ben van Marsh\nDepartment of Salt\nUniversity of Bergen\nNorway',
      },
      'Correspondence to Ada Holt',
    );
    expect(page).toEqual(BOTH);
  });

  it('is read where degrees follow names', async () => {
    const page = await read(
      'Title: Mud and salt in tidal flats',
      'Ada Holt, PhD^1,*^; Ben van Marsh, MD, MPH^2^',
      `^1^ ${MUD}`,
      `^2^ ${SALT}`,
      'Correspondence: Dr Ada Holt, a.holt@mud.example',
    );
    expect(page).toEqual(BOTH);
  });

  it('identifies a person by the link after the name', async () => {
    const parts = new Map(
      Object.entries(docxParts({ paragraphs: [{ text: 'Mud and salt in flats' }] })),
    );
    const link = `<w:p><w:r><w:t>Ada Holt</w:t></w:r><w:hyperlink r:id="r9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:r><w:t> </w:t></w:r></w:hyperlink></w:p><w:p><w:r><w:t>Abstract: Mud.</w:t></w:r></w:p>`;
    const relation = `<Relationship Id="r9" TargetMode="External" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://orcid.org/${ORCID}"/></Relationships>`;
    const change = (path: string, end: string, added: string) =>
      parts.set(path, String(parts.get(path)).replace(end, added));
    change('word/document.xml', '</w:body>', `${link}</w:body>`);
    change('word/_rels/document.xml.rels', '</Relationships>', relation);
    const { authors } = readFirstPage(await readParagraphs(parts));
    expect(authors).toEqual([expect.objectContaining({ family: 'Holt', orcid: ORCID })]);
  });
});
