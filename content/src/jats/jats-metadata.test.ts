import { problemText } from '@quire/model/entities/manuscript-problems';
import { describe, expect, it } from 'vitest';
import { jatsToMarkdown } from './jats-to-markdown.ts';

const article = (meta: string, back = '') => `<?xml version="1.0"?>
<article article-type="review-article" xml:lang="en" xmlns:xlink="http://www.w3.org/1999/xlink">
<front><article-meta>${meta}</article-meta></front><body><sec><title>One</title><p>Words.</p></sec></body>
<back>${back}</back></article>`;

function read(meta: string, back = '') {
  const made = jatsToMarkdown(article(meta, back));
  if (!made) throw new Error('is JATS');
  return {
    details: made.details ?? {},
    problems: made.problems.map((found) => `${found.code}: ${problemText(found)}`),
  };
}

const PEOPLE = `<contrib-group>
<contrib contrib-type="author" corresp="yes" equal-contrib="yes">
  <contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097</contrib-id>
  <name><surname>Holt</surname><given-names>Maren B.</given-names><suffix>Jr</suffix></name>
  <role vocab="credit" vocab-term="Writing – original draft">Writing</role><role>Conceptualisation</role>
  <email>maren@salt.example</email><xref ref-type="aff" rid="a2"/><xref ref-type="aff" rid="a1"/>
</contrib>
<contrib contrib-type="author"><string-name>Ludwig van Marsh</string-name><xref ref-type="aff" rid="a1"/>
  <xref ref-type="corresp" rid="c1"/></contrib>
<contrib contrib-type="author"><collab>The Mud Group</collab></contrib>
<contrib contrib-type="editor"><name><surname>Reed</surname><given-names>E</given-names></name><xref ref-type="aff" rid="a3"/></contrib>
</contrib-group>
<aff id="a1"><label>1</label><institution content-type="dept">Dept of Mud</institution>, <institution>University of Salt</institution>, <addr-line>Marsh</addr-line>, <country>Iceland</country></aff>
<aff id="a3"><institution>Editors’ House</institution></aff>
<aff id="a2"><institution-wrap><institution-id institution-id-type="ror">https://ror.org/013meh722</institution-id><institution>Tide Lab</institution></institution-wrap><country>France</country></aff>
<author-notes><corresp id="c1">* <email>ludwig.marsh@salt.example</email></corresp>
<fn fn-type="COI-statement"><p>No competing interests.</p></fn></author-notes>`;

describe('what a JATS file states of its article', () => {
  it('has its authors with all their details, and no editors', () => {
    const { details, problems } = read(PEOPLE);
    expect(details.affiliations).toEqual([
      { name: 'Dept of Mud, University of Salt, Marsh', country: 'Iceland' },
      { name: 'Tide Lab', ror: 'https://ror.org/013meh722', country: 'France' },
    ]);
    expect(details.authors).toEqual([
      {
        ...{ given: 'Maren B.', family: 'Holt Jr', orcid: '0000-0002-1825-0097' },
        ...{ email: 'maren@salt.example', affiliations: [0, 1], corresponding: true, equal: true },
        credit: ['Conceptualization', 'Writing – original draft'],
      },
      {
        ...{ given: 'Ludwig', family: 'van Marsh', email: 'ludwig.marsh@salt.example' },
        ...{ affiliations: [0], corresponding: true, equal: false, credit: [] },
      },
      {
        ...{ given: '', family: '', collective: 'The Mud Group' },
        ...{ affiliations: [], corresponding: false, equal: false, credit: [] },
      },
    ]);
    expect(problems).toContain('jats/people: Not imported as authors: editor.');
  });

  it('has DOI, type, language, dates, pages, keywords, licence and subtitle', () => {
    const { details } =
      read(`<article-id pub-id-type="doi">https://doi.org/10.5555/Mud.1</article-id>
<title-group><article-title>Mud</article-title><subtitle>And salt</subtitle></title-group>
<pub-date date-type="collection"><year>2026</year></pub-date>
<pub-date date-type="pub"><day>5</day><month>3</month><year>2026</year></pub-date>
<fpage>12</fpage><lpage>29</lpage>
<history><date date-type="received"><day>01</day><month>02</month><year>2025</year></date>
<date date-type="rev-recd" iso-8601-date="2025-04-01"/><date date-type="rev-recd" iso-8601-date="2025-06-01"/>
<date date-type="accepted" iso-8601-date="2025-07-01"/></history>
<permissions><license xlink:href="http://creativecommons.org/licenses/by-nc/4.0/"><p>Open.</p></license></permissions>
<abstract abstract-type="plain-language-summary"><p>In short.</p></abstract>
<kwd-group><kwd>mud</kwd><kwd>salt</kwd></kwd-group>`);
    expect(details).toMatchObject({
      ...{ doi: '10.5555/mud.1', type: 'review-article', language: 'en', subtitle: 'And salt' },
      dates: {
        ...{ received: '2025-02-01', revised: '2025-06-01' },
        ...{ accepted: '2025-07-01', published: '2026-03-05' },
      },
      ...{ pages: { first: '12', last: '29' }, keywords: ['mud', 'salt'] },
      ...{ licence: 'CC-BY-NC-4.0', plainSummary: 'In short.' },
    });
  });

  it('has funding and the statements of notes, and fields of the publisher', () => {
    const { details } = read(
      `${PEOPLE}<funding-group><award-group><funding-source><institution-wrap><institution>Wellcome</institution></institution-wrap></funding-source><award-id>206194</award-id></award-group>
<funding-statement>We thank our funders.</funding-statement></funding-group>
<custom-meta-group><custom-meta><meta-name>Data Availability</meta-name><meta-value>All data are here.</meta-value></custom-meta></custom-meta-group>`,
      '<notes notes-type="ethics-statement"><title>Ethics</title><p>Approved.</p></notes>',
    );
    expect(details).toMatchObject({
      funding: 'We thank our funders.',
      funders: [{ name: 'Wellcome', awards: ['206194'] }],
      coiStatement: 'No competing interests.',
      dataAvailability: 'All data are here.',
      ethics: 'Approved.',
    });
  });

  it('reads who did what by initials, or says that it could not', () => {
    const two = (note: string) => `<contrib-group>
<contrib><name><surname>Wolf</surname><given-names>Peter P.</given-names></name></contrib>
<contrib><name><surname>Tan</surname><given-names>Grace</given-names></name></contrib></contrib-group>
<author-notes><fn fn-type="con"><p>${note}</p></fn></author-notes>`;
    const clear = read(two('Conceptualization: PPW. Data curation: PPW GT.')).details.authors;
    expect(clear?.map(({ credit }) => credit)).toEqual([
      ['Conceptualization', 'Data curation'],
      ['Data curation'],
    ]);
    const { details, problems } = read(two('Conceived and designed the experiments: PPW.'));
    expect(details.authors?.map(({ credit }) => credit)).toEqual([[], []]);
    expect(problems.join()).toContain('Conceived and designed the experiments');
  });

  it('names what it leaves out, and what does not fit', () => {
    const { details, problems } =
      read(`<article-id pub-id-type="pmid">1</article-id><volume>2</volume><mystery/>
<contrib-group><contrib><contrib-id contrib-id-type="orcid">0000-0002-1825-0098</contrib-id><name><surname>Holt</surname></name></contrib></contrib-group>
<permissions><license><p>Ask us.</p></license></permissions>
<pub-date><year>2026</year></pub-date><article-id pub-id-type="doi">none</article-id>`);
    expect(details.authors).toMatchObject([{ family: 'Holt' }]);
    expect(details).not.toHaveProperty('licence');
    expect(details).not.toHaveProperty('doi');
    const all = problems.join('\n');
    for (const part of [
      'the volume',
      '<mystery>',
      'pmid',
      'ORCID iD',
      'licence',
      'only a month',
      '“doi”',
    ])
      expect(all).toContain(part);
  });

  it('has titles, abstracts and keywords in other languages', () => {
    const { details, problems } = read(`<title-group><article-title>Mud</article-title>
<trans-title-group xml:lang="ES"><trans-title>El <italic>lodo</italic></trans-title></trans-title-group>
<trans-title-group><trans-title xml:lang="pt-BR">A lama</trans-title></trans-title-group></title-group>
<related-article related-article-type="translated-article" ext-link-type="publisher-id" xlink:href="silt"/>
<abstract><p>Wet.</p></abstract>
<trans-abstract xml:lang="es"><sec><title>Meta</title><p>Moja.</p></sec></trans-abstract>
<trans-abstract xml:lang="es" abstract-type="plain-language-summary"><p>Agua.</p></trans-abstract>
<trans-abstract xml:lang="fr"><p>La boue.</p></trans-abstract>
<kwd-group xml:lang="en"><kwd>mud</kwd></kwd-group><kwd-group xml:lang="es"><kwd>lodo</kwd></kwd-group>`);
    expect(details.translations).toEqual([
      {
        ...{ language: 'es', title: 'El *lodo*', abstract: '**Meta:** Moja.' },
        ...{ plainSummary: 'Agua.', keywords: ['lodo'] },
      },
      { language: 'pt-BR', title: 'A lama' },
    ]);
    expect(details).toMatchObject({ keywords: ['mud'], translationOf: 'silt' });
    expect(problems).toEqual([
      'jats/translated-abstract: An abstract was left out, because there is no title in its language.',
    ]);
  });

  it('states nothing that the file does not', () => {
    expect(read('').details).toEqual({ type: 'review-article', language: 'en' });
  });
});
