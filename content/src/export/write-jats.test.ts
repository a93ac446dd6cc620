import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { bindTranslations } from '@quire/model/messages/translations';
import { describe, expect, it } from 'vitest';
import { jatsToMarkdown } from '../jats/jats-to-markdown.ts';
import { readTranslation } from '../messages/read-translation.ts';
import { readPaper } from '../paper/read-paper.ts';
import { isThere, PAPERS } from '../testing/corpus.ts';
import { EXPORTED } from '../testing/exported-paper.ts';
import { writeJats } from './write-jats.ts';

const DTD = new URL(
  '../../../../shared/standards/jats-1.3/JATS-journalpublishing1-3-mathml3.dtd',
  import.meta.url,
).pathname;
/** Each takes two seconds; `QUIRE_THOROUGH=1` validates all. */
const CHECKED = PAPERS.filter(
  ([name]) => process.env.QUIRE_THOROUGH === '1' || /^(3d-pli|Leo-Simpson|pone)/.test(name),
);
const hasXmllint = !spawnSync('xmllint', ['--version']).error;
const CAN_VALIDATE = hasXmllint && existsSync(DTD);
if (!CAN_VALIDATE)
  console.warn('xmllint or the DTD of JATS 1.3 is not here: what is written is not validated.');

/** The DTD's errors; '' if there are none. */
function faultsOf(xml: string): string {
  const { stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--dtdvalid', DTD, '-'], {
    input: xml,
    maxBuffer: 64 * 1024 * 1024,
  });
  return String(stderr)
    .split('\n')
    .filter((line) => /error|does not/.test(line))
    .slice(0, 3)
    .join('\n');
}

const PLACE = {
  journal: {
    ...{ key: 'CES', title: 'Coasts & Seas', abbreviation: 'Coasts Seas' },
    ...{ issn: '2049-3630', publisher: 'Saltmarsh Press' },
  },
  ...{ volume: '3', issue: '1', url: 'https://press.example/article/CES/3-1/tides' },
};

describe('an article in JATS', () => {
  const xml = writeJats(EXPORTED, PLACE);

  it('names its authors, its publication and its licence', () => {
    for (const part of [
      '<article-id pub-id-type="doi">10.5555/tides.1</article-id>',
      '<article-title>Mud &amp; <italic>silt</italic></article-title>',
      '<contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097</contrib-id>',
      '<xref ref-type="aff" rid="aff-1">1</xref>',
      '<institution-id institution-id-type="ror">https://ror.org/02y9nww90</institution-id>',
      '<ali:license_ref>https://creativecommons.org/licenses/by/4.0/</ali:license_ref>',
      '<journal-title>Coasts &amp; Seas</journal-title>',
      '<funding-statement>The Okoro fund.</funding-statement>',
    ])
      expect(xml).toContain(part);
  });

  it('has sections, figures, tables, formulas, statements and notes with references to them', () => {
    for (const part of [
      '<title>Setting</title>',
      '<xref ref-type="fig" rid="fig-1">Figure\u00a01</xref>',
      '<fig id="fig-1"><label>Figure 1</label><caption><p>The creek at ebb.</p></caption><graphic xlink:href="figures/map.png"><alt-text>A map.</alt-text></graphic></fig>',
      '<label>Table 1</label>',
      '<td align="right">12.5</td>',
      '<disp-formula id="eq-1"><label>(1)</label><alternatives><tex-math>',
      '<mml:msup>',
      '<statement id="thm-1" content-type="theorem"><label>Theorem 1</label>',
      '<xref ref-type="fn" rid="fn-1"><sup>1</sup></xref>',
      '<fn id="fn-1"><label>1</label><p>At low water.</p></fn>',
      '<xref ref-type="bibr" rid="ref-holt2020">Holt, 2020</xref>',
      '<sec sec-type="data-availability"><title>Data availability</title>',
    ])
      expect(xml).toContain(part);
  });

  it('lists references for machines and as they are printed', () => {
    expect(xml).toContain(
      '<ref id="ref-holt2020"><citation-alternatives><element-citation publication-type="journal"><person-group person-group-type="author"><name><surname>Holt</surname><given-names>Maren</given-names></name></person-group><article-title>How creeks drain</article-title><source>Tides</source><year iso-8601-date="2020">2020</year><volume>4</volume><fpage>1</fpage><lpage>9</lpage><pub-id pub-id-type="doi">10.5555/holt</pub-id></element-citation><mixed-citation>Holt, M. (2020).',
    );
  });

  it('is read again by our own reader, with text, formulas and references', () => {
    const { markdown, bibliography } = jatsToMarkdown(xml) ?? { markdown: '', bibliography: '' };
    for (const part of ['The creek drains', '\\frac{a}{b}', 'The creek at ebb.'])
      expect(markdown).toContain(part);
    expect(bibliography).toContain('How creeks drain');
  });

  it('has titles, abstracts and keywords in other languages, which our own reader reads again', () => {
    for (const part of [
      '<trans-title-group xml:lang="ar"><trans-title>الطين و <italic>الغرين</italic></trans-title></trans-title-group>',
      '<trans-abstract xml:lang="ar"><p>ما <italic>وجدناه</italic>',
      '<kwd-group kwd-group-type="author" xml:lang="en">',
      '<kwd-group kwd-group-type="author" xml:lang="ar"><kwd>الجزر</kwd></kwd-group>',
      '<related-article related-article-type="translated-article" ext-link-type="publisher-id" xlink:href="silt"/>',
    ])
      expect(xml).toContain(part);
    const { translations, translationOf } = jatsToMarkdown(xml)?.details ?? {};
    expect(translations).toEqual(EXPORTED.metadata.translations);
    expect(translationOf).toBe('silt');
  });

  it('has the kind of a box in the language of the text', () => {
    bindTranslations(readTranslation);
    const spanish = { ...EXPORTED, metadata: { ...EXPORTED.metadata, language: 'es' } };
    const made = writeJats({ ...spanish, markdown: ':::warning\nAgua.\n:::' }, null);
    bindTranslations(() => ({}));
    expect(made).toContain('<title>Advertencia</title>');
  });

  it('needs neither a journal nor anything else', () => {
    const metadata = ArticleMetadataSchema.parse({ title: 'T' });
    const bare = { metadata, markdown: '', bibtex: '', macros: {}, figures: new Map() };
    expect(writeJats(bare, null)).toContain('<article-title>T</article-title>');
  });

  it('keeps what XML cannot write out of it, and what looks like markup as text', () => {
    const metadata = ArticleMetadataSchema.parse({ title: 'A\u0001 < B' });
    const odd = {
      ...{ metadata, bibtex: '', macros: {}, figures: new Map() },
      markdown: 'x < y & "z" \u0002 ]]> <script>alert(1)</script> `<p>`',
    };
    const made = writeJats(odd, null);
    expect(made).toContain('<article-title>A &lt; B</article-title>');
    expect(made).not.toContain('<script');
    expect(made).toContain('<monospace>&lt;p&gt;</monospace>');
  });

  it.skipIf(!CAN_VALIDATE)('is valid: with a journal and without, full and empty', () => {
    const metadata = ArticleMetadataSchema.parse({ title: 'T' });
    const bare = { metadata, markdown: '', bibtex: '', macros: {}, figures: new Map() };
    for (const made of [
      xml,
      writeJats(EXPORTED, null),
      writeJats(bare, PLACE),
      writeJats(bare, null),
    ])
      expect(faultsOf(made)).toBe('');
  });

  it.skipIf(!CAN_VALIDATE || !isThere)('is valid for papers of the corpus', () => {
    const faults = CHECKED.flatMap(([name, folder]) => {
      const paper = readPaper(folder);
      if (!paper.ok) return [];
      const figures = new Map(
        [...paper.figurePaths].map(([each, src]) => [each, { src, width: 10, height: 10 }]),
      );
      const found = faultsOf(writeJats({ ...paper.content, figures }, PLACE));
      return found ? [`${name}: ${found}`] : [];
    });
    expect(faults).toEqual([]);
  });
});
