/** The requests of the registry's validator, and what its author would ask next. */
import { hasJatsDtd, jatsDtdFaults } from '@quire/content/testing/jats-dtd';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allOf,
  type HarvestedPress,
  idsOf,
  stampsOf,
  startHarvestedPress,
} from '../../testing/harvested-press.ts';
import { content } from '../../testing/test-press.ts';
import { hasSchemas, refusedXml } from '../../testing/validate-xml.ts';

const RICH = {
  doi: '10.5555/CES.1',
  subtitle: 'A "subtitle" & more',
  keywords: ['mud', 'salt & silt'],
  language: 'en-GB',
  translations: [{ language: 'es', title: 'Mareas', abstract: 'Sube.', keywords: ['barro'] }],
  authors: [
    {
      ...{ given: 'Maren', family: 'Holt', orcid: '0000-0002-1825-0097', affiliations: [0, 1] },
      ...{ email: 'maren@private.example', corresponding: false, equal: false, credit: [] },
    },
    {
      ...{ given: 'Plato', family: '', affiliations: [] },
      ...{ corresponding: false, equal: false, credit: [] },
    },
    {
      ...{ given: '', family: '', collective: 'The Saltmarsh Group', affiliations: [0] },
      ...{ corresponding: false, equal: false, credit: [] },
    },
  ],
  affiliations: [
    { name: 'University of Ravnfjord', ror: 'https://ror.org/0472cxd90', country: 'NO' },
    { name: 'Institute of Mud' },
  ],
  pages: { first: '12', last: '29' },
  funders: [
    { name: 'ERC', ror: 'https://ror.org/0472cxd90', awards: ['101000001', '2'] },
    { name: 'NSF', funderDoi: '10.13039/100000001', awards: [], grantDoi: '10.3030/1' },
    { name: 'A friend', awards: [] },
  ],
  relations: [
    { type: 'data', idType: 'doi', identifier: '10.5061/dryad.1' },
    { type: 'translation', idType: 'uri', identifier: 'https://example.org/a?b=1&c=2' },
    { type: 'preprint', idType: 'arxiv', identifier: '2401.01234' },
  ],
} as const;

let press: HarvestedPress;
beforeAll(async () => {
  press = await startHarvestedPress();
  await press.publish(
    'creeks',
    content('How *Spartina* & H~2~O drain $x^2$', structuredClone(RICH) as object),
  );
  const tides = content('Tides', { type: 'review-article', authors: [] });
  await press.publish('tides', tides);
  await press.publish('gone', content('Gone'));
  await press.publish('gone', content('Gone'), {
    status: 'removed',
    tombstone: { at: press.now().toISOString(), by: 'editor', reason: 'Copied.' },
  });
  const notice = content('Retraction: Tides', { type: 'retraction', updates: 'tides' });
  await press.publish('retraction', notice);
  await press.publish('tides', tides, { status: 'retracted' });
});
afterAll(() => press.close());

const ID = 'oai:press.example:article/CES~creeks';
const GET = `verb=GetRecord&identifier=${ID}&metadataPrefix=oai_dc`;
const LIST = 'verb=ListRecords&metadataPrefix=oai_dc';
/** All that were answered with errors. */
const refusals: string[] = [];
const codesOf = (xml: string) => allOf(xml, /<error code="(\w+)"/g);

describe('the requests of the validator', () => {
  it('introduces the repository', async () => {
    const xml = await press.ask('verb=Identify');
    for (const part of [
      '<repositoryName>Saltmarsh Press</repositoryName><baseURL>https://press.example/oai</baseURL>',
      '<adminEmail>info@press.example</adminEmail>',
      '<deletedRecord>persistent</deletedRecord><granularity>YYYY-MM-DDThh:mm:ssZ</granularity>',
      '<request verb="Identify">https://press.example/oai</request>',
    ])
      expect(xml).toContain(part);
    expect(xml).toMatch(/<responseDate>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ</);
    const [earliest = ''] = allOf(xml, /<earliestDatestamp>([^<]*)/g);
    const stamps = stampsOf(await press.ask(LIST));
    expect(stamps.toSorted()[0]).toBe('2026-06-01T09:01:00Z');
    expect(stamps.every((stamp) => stamp >= earliest)).toBe(true);
    expect(allOf(xml, /<oai-identifier/g)).toHaveLength(1);
    const [sample] = allOf(xml, /<sampleIdentifier>([^<]*)/g);
    expect(codesOf(await press.ask(GET.replace(ID, sample ?? '')))).toEqual([]);
  });

  it.each([
    ['junk', 'badVerb'],
    ['', 'badVerb'],
    ['verb=junk', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&junk=1', 'badArgument'],
    ['verb=Identify&until=junk', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
    [`verb=GetRecord&identifier=${ID}`, 'badArgument'],
    [`${GET}&identifier=${ID}`, 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListIdentifiers', 'badArgument'],
    [`${LIST}&from=junk`, 'badArgument'],
    [`${LIST}&until=junk`, 'badArgument'],
    [`${LIST}&from=2026-02-30`, 'badArgument'],
    [`${LIST}&from=2026-01-01&until=2026-12-01T00:00:00Z`, 'badArgument'],
    [`${LIST}&from=2026-01-02&until=2026-01-01`, 'badArgument'],
    [`${LIST}&from=2026-06-01T09:00Z`, 'badArgument'],
    [`${LIST}&from=2026-06-01T09:00:00.000Z`, 'badArgument'],
    [`${LIST}&from=`, 'badArgument'],
    [`${LIST}&set=a b`, 'badArgument'],
    ['verb=ListRecords&resumptionToken=junk', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=junk.junk', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=junk&until=2026-01-01', 'badArgument'],
    ['verb=ListSets&resumptionToken=junk', 'badResumptionToken'],
    [`${LIST}&until=2025-06-01T09:00:00Z`, 'noRecordsMatch'],
    [`${LIST}&from=2026-06-02`, 'noRecordsMatch'],
    [`${LIST}&set=NONE`, 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=junk', 'cannotDisseminateFormat'],
    ['verb=ListIdentifiers&metadataPrefix=junk', 'cannotDisseminateFormat'],
    [GET.replace('oai_dc', 'junk'), 'cannotDisseminateFormat'],
    [GET.replace(ID, 'invalid"id'), 'idDoesNotExist'],
    [GET.replace(ID, `${ID}-2`), 'idDoesNotExist'],
    [GET.replace(ID, `${ID}~x/../y`), 'idDoesNotExist'],
    ['verb=ListMetadataFormats&identifier=really_wrong_verb', 'idDoesNotExist'],
  ])('answers “%s” with %s', async (query, code) => {
    const xml = await press.ask(query);
    expect(codesOf(xml)).toEqual([code]);
    if (/badVerb|badArgument/.test(code)) {
      expect(xml).toContain('<request>https://press.example/oai</request>');
    }
    expect(xml).not.toContain('invalid&quot;id');
    refusals.push(xml);
  });

  it('finds a record by its own datestamp, and each set by a record of it', async () => {
    const record = await press.ask(GET);
    const [stamp = ''] = stampsOf(record);
    for (const day of [stamp, stamp.slice(0, 10)]) {
      const found = await press.ask(`${LIST}&from=${day}&until=${day}`);
      expect(idsOf(found)).toContain('creeks');
    }
    const sets = allOf(record, /<setSpec>([^<]*)/g);
    expect(sets).toEqual(['CES', 'CES:research-article', 'openaire']);
    for (const set of sets) {
      const xml = await press.ask(`verb=ListIdentifiers&metadataPrefix=oai_dc&set=${set}`);
      for (const header of allOf(xml, /<header.*?<\/header>/g)) {
        expect(header).toContain(`<setSpec>${set}</setSpec>`);
      }
    }
    const listed = await press.ask('verb=ListSets');
    expect(allOf(listed, /<setSpec>([^<]*)/g)).toEqual([
      ...['openaire', 'CES', 'CES:research-article', 'CES:retraction', 'CES:review-article'],
    ]);
    expect(listed).toContain('<setName>The CES journal: Review</setName>');
  });

  it('has no token in the only answer of a list, and keeps removed records with their sets', async () => {
    const xml = await press.ask(LIST);
    expect(xml).not.toContain('resumptionToken');
    expect(xml).toContain(
      '<record><header status="deleted"><identifier>oai:press.example:article/CES~gone</identifier><datestamp>2026-06-01T09:04:00Z</datestamp><setSpec>CES</setSpec><setSpec>CES:research-article</setSpec><setSpec>openaire</setSpec></header></record>',
    );
    expect(await press.ask(GET.replace('creeks', 'gone'))).toContain('status="deleted"');
  });

  it('names the same four formats for the repository and for a record', async () => {
    const prefixes = async (query: string) =>
      allOf(await press.ask(query), /<metadataPrefix>([^<]*)/g);
    const all = ['oai_dc', 'oai_openaire', 'marcxml', 'jats'];
    expect(await prefixes('verb=ListMetadataFormats')).toEqual(all);
    expect(await prefixes(`verb=ListMetadataFormats&identifier=${ID}`)).toEqual(all);
  });
});

describe('records', () => {
  const of = (prefix: string, akey = 'creeks') =>
    press.ask(GET.replace('oai_dc', prefix).replace('creeks', akey));

  it('tell all that is known of an article', async () => {
    const dc = await of('oai_dc');
    for (const part of [
      '<dc:title xml:lang="en-GB">How Spartina &amp; H₂O drain x²</dc:title>',
      '<dc:title xml:lang="es">Mareas</dc:title>',
      '<dc:creator>Holt, Maren</dc:creator><dc:creator>Plato</dc:creator><dc:creator>The Saltmarsh Group</dc:creator>',
      '<dc:subject xml:lang="es">barro</dc:subject>',
      '<dc:publisher>Saltmarsh Press</dc:publisher><dc:date>2026-05-20</dc:date>',
      '<dc:identifier>https://doi.org/10.5555/ces.1</dc:identifier>',
      '<dc:source>The CES journal; Vol. 1 No. 1 (2026); 12–29</dc:source>',
    ])
      expect(dc).toContain(part);
    const openaire = await of('oai_openaire');
    for (const part of [
      '<datacite:identifier identifierType="DOI">10.5555/ces.1</datacite:identifier>',
      '<funderIdentifier funderIdentifierType="Crossref Funder ID">https://doi.org/10.13039/100000001</funderIdentifier><awardNumber awardURI="https://doi.org/10.3030/1">10.3030/1</awardNumber>',
    ])
      expect(openaire).toContain(part);
    const marc = await of('marcxml');
    expect(marc).toContain(
      '<datafield tag="773" ind1="0" ind2=" "><subfield code="t">The CES journal</subfield><subfield code="x">2049-3630</subfield><subfield code="g">1 (2026), 1, 12-29</subfield></datafield>',
    );
    expect(allOf(marc, /tag="008">([^<]*)/g)[0]).toHaveLength(40);
    const jats = await of('jats');
    expect(jats).toContain('xlink:href="https://press.example/article/CES/1-1/creeks/jats.xml"');
    for (const xml of [dc, openaire, marc, jats]) expect(xml).not.toContain('private.example');
  });

  it('say that an article was retracted, and which article a notice is about', async () => {
    const page = 'https://press.example/article/CES/1-1/';
    expect(await of('oai_dc', 'tides')).toMatch(
      new RegExp(`RETRACTED: Tides.*<dc:relation>${page}retraction</dc:relation>`, 's'),
    );
    expect(await of('oai_dc', 'retraction')).toContain(`<dc:relation>${page}tides</dc:relation>`);
    expect(await of('jats', 'tides')).toContain('related-article-type="retraction-forward"');
  });

  it('have JATS in the namespace that is announced', async () => {
    const formats = await press.ask('verb=ListMetadataFormats');
    const [, namespace = ''] =
      /([^<>]*)<\/metadataNamespace><\/metadataFormat><\/List/.exec(formats) ?? [];
    expect(namespace).toMatch(/^https:/);
    expect(await of('jats')).toContain(`<metadata><article xmlns="${namespace}"`);
  });
});

// Skipped, visibly, where the schemas are not beside the project.
describe.skipIf(!hasSchemas)('every answer', () => {
  it.each([
    'verb=Identify',
    'verb=ListMetadataFormats',
    'verb=ListSets',
    GET,
    LIST,
    'verb=ListRecords&metadataPrefix=marcxml',
    'verb=ListIdentifiers&metadataPrefix=jats&from=2026-06-01&set=CES',
  ])('to %s is valid', async (query) => {
    const xml = await press.ask(query);
    expect([...(await refusedXml([xml], 'oai-pmh')).values()]).toEqual([]);
  });

  it('with an error is valid', async () => {
    expect(refusals.length).toBeGreaterThan(30);
    expect([...(await refusedXml(refusals, 'oai-pmh')).values()]).toEqual([]);
  });

  it('in OpenAIRE’s format is valid', async () => {
    const xml = await press.ask('verb=ListRecords&metadataPrefix=oai_openaire');
    expect([...(await refusedXml([xml], 'oai-pmh+openaire')).values()]).toEqual([]);
  });

  it.skipIf(!hasJatsDtd)('in JATS is valid, and so is each article', async () => {
    const xml = await press.ask('verb=ListRecords&metadataPrefix=jats');
    expect([...(await refusedXml([xml], 'oai-pmh-lax')).values()]).toEqual([]);
    const articles = allOf(xml, /<article .*?<\/article>/gs);
    expect(articles).toHaveLength(3);
    for (const article of articles) {
      const bare = article.replace(/ (xmlns|xsi:schemaLocation)="[^"]*"/g, '');
      expect(jatsDtdFaults(bare)).toEqual([]);
    }
  });
});
