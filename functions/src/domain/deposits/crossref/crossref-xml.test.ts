import { creditSlug } from '@quire/content/export/credit-slug';
import { CREDIT_ROLES } from '@quire/model/credit-roles';
import { describe, expect, it } from 'vitest';
import { brokenAssertion, CREDIT_SLUGS } from '../../../testing/crossref-assertions.ts';
import { BATCH, exampleArticle, exampleNotice } from '../../../testing/example-deposit.ts';
import { crossrefProblems } from './crossref-problems.ts';
import { crossrefXml } from './crossref-xml.ts';

const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found);

describe('what is sent to Crossref', () => {
  const newest = crossrefXml(BATCH, exampleArticle(), '5.5.0');
  const older = crossrefXml(BATCH, exampleArticle(), '5.3.1');

  it('names each role in its vocabulary, and no person is without one', () => {
    expect(brokenAssertion(newest)).toBeUndefined();
    expect(newest.match(/<person_name/g)).toHaveLength(2);
    expect(brokenAssertion(newest.replace('conceptualization', 'author'))).toMatch('vocabulary');
    expect(brokenAssertion(newest.replaceAll(/<role [^>]*>/g, ''))).toMatch('has no role');
    expect(CREDIT_ROLES.map(creditSlug)).toEqual(CREDIT_SLUGS);
    expect(creditSlug('Proofreading')).toBeUndefined();
  });

  it('has roles, kinds of cited works and versions in 5.5.0 only', () => {
    expect(all(newest, /<role type="([\w-]+)"/g)).toEqual([
      ...['author', 'corresponding-author', 'conceptualization'],
      ...['writing-review-editing', 'writing-original-draft', 'author'],
    ]);
    expect(all(newest, /<citation key="[^"]*" type="(\w+)"/g)).toEqual(
      expect.arrayContaining(['book', 'book_chapter', 'journal_article']),
    );
    expect(newest).toContain('<version_info><version>1</version></version_info>');
    expect(older).not.toMatch(/<role|type="book"|version_info/);
    expect(older).toContain('<person_name sequence="first" contributor_role="author">');
  });

  it('says that an iD is proved only where it is', () => {
    expect(all(newest, /(<ORCID[^>]*>)/g)).toEqual(['<ORCID authenticated="true">', '<ORCID>']);
  });

  it('keeps markup, formulas and translations', () => {
    expect(newest).toContain('<title>How H<sub>2</sub>O &amp; <i>Spartina</i> drain <mml:math>');
    expect(newest).toContain('<titles><title>كيف <i>تصرف</i></title></titles>');
    expect(newest).toContain(
      '<jats:abstract abstract-type="plain-language-summary" xml:lang="en-GB">',
    );
    expect(newest).toMatch(/<jats:tex-math>.*?<\/jats:tex-math><mml:math display="block">/);
  });

  it('spells archives as the schema does, and leaves out others', () => {
    expect(all(newest, /<archive name="([^"]*)"/g)).toEqual(['CLOCKSS', 'PKP PN']);
    expect(all(older, /<archive name="([^"]*)"/g)).toEqual(['CLOCKSS']);
  });

  it('gives the licence from its first day, and the full text to both kinds of crawlers', () => {
    expect(newest).toContain(
      '<ai:license_ref applies_to="vor" start_date="2026-06-01">https://creativecommons.org/licenses/by/4.0/</ai:license_ref>',
    );
    expect(all(newest, /<collection property="([\w-]+)"/g)).toEqual([
      'crawler-based',
      'text-mining',
    ]);
    expect(newest).toContain(
      '<item crawler="iParadigms"><resource>https://press.example/article/CES/2-1/10.5555/ces.creeks.pdf',
    );
    expect(newest).toContain(
      '<resource mime_type="application/xml" content_version="vor">https://press.example/article/CES/2-1/creeks/jats.xml</resource>',
    );
  });

  it('writes an update with the press’s policy, and a relation in any case', () => {
    const told = crossrefXml(BATCH, exampleNotice({ updatePolicy: '10.5555/policy' }), '5.5.0');
    expect(told).toContain(
      '<updates><update type="retraction" date="2026-06-01">10.5555/ces.creeks</update></updates>',
    );
    const untold = crossrefXml(BATCH, exampleNotice(), '5.5.0');
    expect(untold).not.toContain('crossmark');
    for (const each of [told, untold]) expect(each).toContain('relationship-type="isCommentOn"');
  });

  it('names each funder in a group with its awards, by ROR where the schema knows it', () => {
    const fundingIn = (xml: string) => /<fr:program.*<\/fr:program>/.exec(xml)?.[0];
    const named = (name: string, ...content: string[]) =>
      `<fr:assertion name="${name}">${content.join('')}</fr:assertion>`;
    const group = (name: string, id: string, ...rest: string[]) =>
      named('fundgroup', named('funder_name', name, id), ...rest);
    const others = [
      group(
        'National Science Foundation',
        named('funder_identifier', 'https://doi.org/10.13039/100000001'),
        ...['A-1', 'B-2'].map((award) => named('award_number', award)),
      ),
      group('Tides &lt;Foundation&gt;', ''),
    ];
    const program = (...groups: string[]) =>
      `<fr:program name="fundref">${groups.join('')}</fr:program>`;
    const award = named('award_number', '948221');
    expect(fundingIn(newest)).toBe(
      program(
        group(
          'Silt &amp; Sand Council',
          named('ror', 'https://ror.org/0472cxd90'),
          award,
          named('grant_doi', 'https://doi.org/10.3030/948221'),
        ),
        ...others,
      ),
    );
    expect(fundingIn(older)).toBe(
      program(
        group(
          'Silt &amp; Sand Council',
          named('funder_identifier', 'https://doi.org/10.13039/501100000781'),
          award,
        ),
        ...others,
      ),
    );
    const told = crossrefXml(BATCH, exampleArticle({ updatePolicy: '10.5555/policy' }), '5.5.0');
    expect(told).toMatch(/<custom_metadata><fr:program.*<ai:program.*<\/custom_metadata>/);
    const unfunded = exampleArticle({ metadata: { funders: [] } });
    expect(crossrefXml(BATCH, unfunded, '5.5.0')).not.toContain('fr:program');
  });

  it('writes works that the authors name as relations, the preprint within the work', () => {
    expect(newest).toContain(
      '<rel:related_item><rel:description>Widths &amp; depths</rel:description><rel:inter_work_relation relationship-type="isSupplementedBy" identifier-type="doi">10.5281/zenodo.7</rel:inter_work_relation></rel:related_item>',
    );
    expect(newest).toContain(
      '<rel:related_item><rel:intra_work_relation relationship-type="hasPreprint" identifier-type="arxiv">2401.01234v2</rel:intra_work_relation></rel:related_item>',
    );
  });

  it.each([
    ['deu', 'de', 'de'],
    ['pt-BR', 'pt', 'pt'],
    ['fil', 'fil', undefined],
    ['gsw', 'gsw', undefined],
    ['zu', 'zu', undefined],
    ['xzq', undefined, undefined],
  ])('writes the language %s as %s, in 5.3.1 as %s', (language, longer, shorter) => {
    const deposit = exampleArticle({ metadata: { language, translations: [] } });
    const written = (['5.5.0', '5.3.1'] as const).map(
      (version) =>
        /<journal_article publication_type="full_text"(?: language="(\w+)")?>/.exec(
          crossrefXml(BATCH, deposit, version),
        )?.[1],
    );
    expect(written).toEqual([longer, shorter]);
  });

  it('is refused with reasons in words', () => {
    const long = exampleArticle({ metadata: { pages: { first: '1', last: '9' } } });
    const refused = { ...long, pages: { first: '1'.repeat(33) }, doi: '' };
    expect(crossrefProblems(BATCH, refused, '5.5.0')).toEqual([
      { fault: 'doi' },
      { fault: 'too-long', part: 'firstPage', count: 33, most: 32 },
    ]);
  });
});
