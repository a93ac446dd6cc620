import { problemText } from '@quire/model/entities/manuscript-problems';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { docxParts, packed } from '../testing/make-docx.ts';
import { docxToMarkdown } from './docx-to-markdown.ts';

async function read(parts: Readonly<Record<string, string>>) {
  const made = await docxToMarkdown(new Uint8Array(packed(parts)));
  if (!made) throw new Error('is Word');
  return made;
}
const text = (words: string) => ({ text: words });
const heading = (words: string) => ({ style: 'heading 1', text: words });

const manuscript = (cites: string, references: readonly string[]) =>
  docxParts({
    paragraphs: [
      { style: 'Title', text: 'Mud and salt in tidal flats' },
      ...['Ada Holt^1^, Ben Marsh^2^*', '^1^ University of Salt, Iceland'].map(text),
      ...['^2^ Institute of Mud, France; ben.marsh@mud.example'].map(text),
      ...['Abstract: We looked at mud.', 'Keywords: mud; salt'].map(text),
      ...[heading('Introduction'), text(cites)],
      ...(references.length > 0 ? [heading('References'), ...references.map(text)] : []),
    ],
  });
const LIST = [
  'Holt, A. B., & Marsh, C. (2021). Mud of the north. Notes on Mud, 2(1), 3–9. https://doi.org/10.5555/mud.1',
  'Okafor MB, Reed E. Salt everywhere. J Salt. 2019;12(3):44-51.',
  'The Salt Board, internal minutes, undated',
];
const numbered = LIST.map((entry, at) => `${at + 1}. ${entry}`);

describe('the metadata of a Word file', () => {
  it('has authors, affiliations, keywords and abstract, and where the text repeats them', async () => {
    const made = await read(manuscript('Words.', []));
    expect(made.details).toMatchObject({
      authors: [
        { given: 'Ada', family: 'Holt', affiliations: [0], corresponding: false },
        { family: 'Marsh', email: 'ben.marsh@mud.example', affiliations: [1], corresponding: true },
      ],
      affiliations: [{ name: 'University of Salt, Iceland' }, { name: 'Institute of Mud, France' }],
      keywords: ['mud', 'salt'],
    });
    expect(made.abstract).toBe('We looked at mud.');
    expect(made.markdown.slice(made.titlePage?.length)).toBe('# Introduction\n\nWords.\n');
  });

  it('has no title page where it begins with its first section', async () => {
    const made = await read(docxParts({ paragraphs: [heading('One'), text('Words of it.')] }));
    expect([made.titlePage, made.details]).toEqual([undefined, {}]);
  });
});

describe('the references of a Word file', () => {
  it('become a bibliography, and numbers in brackets citations', async () => {
    const { markdown, bibliography, problems } = await read(
      manuscript('Mud is slow [1, 3], and salt too [2]. See [9].', numbered),
    );
    expect(markdown).toContain('Mud is slow [@holt2021; @ref], and salt too [@okafor2019].');
    expect(markdown).not.toContain('# References');
    const shown = renderDocument({
      ...{ markdown, bibtex: bibliography, macros: {}, figures: new Map() },
    });
    expect(shown.referenceCount).toBe(3);
    for (const part of ['10.5555/mud.1', 'Notes on Mud', 'J Salt', 'internal minutes'])
      expect(shown.html).toContain(part);
    expect(problems.map(problemText).join()).toContain('kept whole as a title: 1. “The Salt Board');
  });

  it('are cited by name and year where that is one work alone', async () => {
    const { markdown, problems } = await read(
      manuscript(
        'So (Holt & Marsh, 2021; Okafor et al., 2019), not (Reed, 2019) or (n = 12).',
        LIST,
      ),
    );
    expect(markdown).toContain('So [@holt2021; @okafor2019], not (Reed, 2019) or (n = 12).');
    expect(problems.map(problemText).join()).toContain(
      'until the text cites them: 1. “The Salt Board',
    );
  });

  it('are read from the fields of a reference manager, and its list is removed', async () => {
    const field = (instruction: string, shown: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction.replaceAll('&', '&amp;')}</w:instrText></w:r>` +
      `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${shown}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const itemData = {
      ...{ type: 'article-journal', title: 'Mud & more', author: [{ family: 'Holt', given: 'A' }] },
      ...{ issued: { 'date-parts': [['2021', 3]] }, DOI: '10.5555/mud.1' },
    };
    const item = { id: 7, uris: ['http://zotero.org/x/7'], itemData, locator: '12' };
    const citation = ` ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationItems: [item] })}`;
    const parts = docxParts({ paragraphs: [heading('One')] });
    const body = `<w:p><w:r><w:t xml:space="preserve">As said </w:t></w:r>${field(citation, '(Holt, 2021)')}<w:r><w:t>, and again </w:t></w:r>${field(citation, '(Holt)')}</w:p><w:p>${field(' ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ', 'Holt A. Mud')}</w:p></w:body>`;
    const document = (parts['word/document.xml'] ?? '').replace('</w:body>', body);
    const { markdown, bibliography } = await read({ ...parts, 'word/document.xml': document });
    expect(markdown).toBe('# One\n\nAs said [@holt2021, p. 12], and again [@holt2021, p. 12]\n');
    expect(bibliography.match(/@article/g)).toHaveLength(1);
    expect(bibliography).toContain('10.5555/mud.1');
  });
});
