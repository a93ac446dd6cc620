import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { bindTranslations } from '@quire/model/messages/translations';
import { describe, expect, it } from 'vitest';
import { jatsToMarkdown } from '../jats/jats-to-markdown.ts';
import { readTranslation } from '../messages/read-translation.ts';
import { EXPORTED } from '../testing/exported-paper.ts';
import type { JatsPlace } from './jats-place.ts';
import { writeJats } from './write-jats.ts';

const PLACE: JatsPlace = {
  journal: {
    ...{ key: 'CES', title: 'Coasts & Seas', abbreviation: 'Coasts Seas' },
    ...{ issn: '2049-3630', publisher: 'Saltmarsh Press' },
  },
  ...{ akey: 'tides', heading: 'Research article', volume: '3', issue: '1' },
  url: 'https://press.example/article/CES/3-1/tides',
  pdf: 'https://press.example/article/CES/3-1/10.5555/tides.1.pdf',
  notices: [
    { kind: 'correction', title: 'Erratum', doi: '10.5555/tides.2', url: 'https://a.example' },
  ],
  translations: [{ title: 'Marées', url: 'https://press.example/article/CES/3-1/marees' }],
  supplements: [
    { url: 'https://press.example/media/a.csv', label: 'Widths', description: 'In m.' },
  ],
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
      '<article-id pub-id-type="publisher-id">tides</article-id>',
      '<subj-group subj-group-type="heading"><subject>Research article</subject></subj-group>',
      '<country country="KE">Kenya</country>',
      'vocab-term-identifier="https://credit.niso.org/contributor-roles/writing-original-draft/"',
      '<volume>3</volume><issue>1</issue><elocation-id>e7</elocation-id>',
    ])
      expect(xml).toContain(part);
  });

  it('names what was published about it and with it', () => {
    for (const part of [
      '<related-article related-article-type="correction-forward" ext-link-type="doi" xlink:href="10.5555/tides.2" xlink:title="Erratum"/>',
      '<related-article related-article-type="translation" ext-link-type="uri" xlink:href="https://press.example/article/CES/3-1/marees" xlink:title="Marées"/>',
      '<supplementary-material id="supplement-1" mimetype="text" mime-subtype="csv" xlink:href="https://press.example/media/a.csv"><caption><title>Widths</title><p>In m.</p></caption></supplementary-material>',
      'content-type="application/pdf" xlink:href="https://press.example/article/CES/3-1/10.5555/tides.1.pdf"/>',
    ])
      expect(xml).toContain(part);
  });

  it('names of a notice the article that it is about', () => {
    const about = { kind: 'retraction', title: 'Mud', url: 'https://a.example/mud' } as const;
    expect(writeJats(EXPORTED, { ...PLACE, about })).toContain(
      '<related-article related-article-type="retracted-article" ext-link-type="uri" xlink:href="https://a.example/mud" xlink:title="Mud"/>',
    );
  });

  it('says which version it is, what has become of it and, in its title, that it was retracted', () => {
    const retracted = writeJats(EXPORTED, {
      ...PLACE,
      ...{ version: 'corrected', isRetracted: true },
      events: [
        { type: 'corrected', date: '2026-05-04', note: 'Mud & silt.' },
        { type: 'retracted', date: '2026-06-04' },
      ],
    });
    for (const part of [
      'vocab-term="Corrected Version of Record">Corrected Version of Record</article-version>',
      '<article-title>RETRACTED: Mud &amp; <italic>silt</italic></article-title>',
      '<pub-history><event event-type="corrected"><event-desc>Mud &amp; silt.</event-desc><date date-type="corrected" iso-8601-date="2026-05-04">',
      '<event event-type="retracted"><date date-type="retracted" iso-8601-date="2026-06-04">',
    ])
      expect(retracted).toContain(part);
    for (const part of ['RETRACTED', 'pub-history', 'article-version>'])
      expect(xml).not.toContain(part);
  });

  it('puts interests where JATS4R looks for them', () => {
    const metadata = { ...EXPORTED.metadata, coiStatement: 'None.\n\nNone at all.' };
    const made = writeJats({ ...EXPORTED, metadata }, PLACE);
    expect(made).toContain(
      '<author-notes><fn fn-type="coi-statement" id="coi"><p>None.</p><p>None at all.</p></fn></author-notes>',
    );
    expect(jatsToMarkdown(made)?.details?.coiStatement).toBe('None.\n\nNone at all.');
  });

  it('writes formulas that can be read without the macros of their authors', () => {
    expect(xml).toContain('<tex-math>a^2 \\le \\mathbb{R}</tex-math>');
  });

  it('has sections, figures, tables, formulas, statements and notes with references to them', () => {
    for (const part of [
      '<title>Setting</title>',
      '<xref ref-type="fig" rid="fig-1">Figure\u00a01</xref>',
      '<fig id="fig-1"><label>Figure 1</label><caption><p>The creek at ebb.</p></caption><graphic mimetype="image" mime-subtype="png" xlink:href="figures/map.png"><alt-text>A map.</alt-text></graphic></fig>',
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
      '<ref id="ref-holt2020"><citation-alternatives><element-citation publication-type="journal"><person-group person-group-type="author"><name><surname>Holt</surname><given-names>Maren</given-names></name></person-group><article-title>How creeks drain</article-title><source>Tides</source><year iso-8601-date="2020">2020</year><volume>4</volume><fpage>1</fpage><lpage>9</lpage><pub-id pub-id-type="doi">10.5555/holt</pub-id></element-citation><mixed-citation publication-type="journal">Holt, M. (2020).',
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
      '<kwd-group kwd-group-type="author"><kwd>ebb</kwd>',
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
});
