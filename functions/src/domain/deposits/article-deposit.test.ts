import { describe, expect, it } from 'vitest';
import {
  exampleArticle,
  exampleNotice,
  exampleTranslation,
} from '../../testing/example-deposit.ts';

describe('what is registered of an article', () => {
  it('names who has proved their iD, what they did and where they work', () => {
    expect(exampleArticle().contributors).toMatchObject([
      {
        ...{ kind: 'person', given: 'Maren', surname: 'Holt', isCorresponding: true },
        orcid: { url: 'https://orcid.org/0000-0002-1825-0097', isProved: true },
        affiliations: [
          { name: 'University of Ravnfjord', ror: 'https://ror.org/02y9nww90', country: 'Norway' },
          { name: 'Institute & Sons' },
        ],
      },
      { surname: 'Jun', given: undefined, orcid: { isProved: false }, affiliations: [] },
      { kind: 'group', name: 'The Creek Survey' },
    ]);
  });

  it('has the addresses of its page, its PDF, its XML and its files, and a bare DOI', () => {
    const { doi, url, files, relations, version } = exampleArticle();
    expect(doi).toBe('10.5555/ces.creeks');
    expect(url).toBe('https://press.example/article/CES/2-1/creeks');
    expect(files).toEqual([
      {
        url: 'https://press.example/article/CES/2-1/10.5555/ces.creeks.pdf',
        contentType: 'application/pdf',
      },
      { url, contentType: 'text/html' },
      { url: `${url}/jats.xml`, contentType: 'application/xml' },
    ]);
    expect(relations).toEqual([
      {
        type: 'isSupplementedBy',
        to: { kind: 'uri', value: 'https://press.example/media/CES/creeks/data.csv' },
        description: 'Widths',
      },
      {
        type: 'isSupplementedBy',
        to: { kind: 'doi', value: '10.5281/zenodo.7' },
        description: 'Widths & depths',
      },
      { type: 'hasPreprint', to: { kind: 'arxiv', value: '2401.01234v2' } },
    ]);
    expect(version).toBe(1);
  });

  it('has no funder and no related work that is not of its form, and none twice', () => {
    const { funders, relations } = exampleArticle({
      metadata: {
        funders: [
          { name: ' ', awards: [] },
          { name: 'NSF', ror: 'nsf', awards: [] },
          { name: 'ERC', awards: [] },
        ],
        relations: [
          { type: 'data', idType: 'doi', identifier: 'zenodo' },
          {
            type: 'supplement',
            idType: 'uri',
            identifier: 'https://press.example/media/CES/creeks/data.csv',
          },
        ],
      },
    });
    expect(funders.map(({ name }) => name)).toEqual(['ERC']);
    expect(relations.map(({ description }) => description)).toEqual(['Widths']);
  });

  it('says of a notice what it updates, after what earlier deposits said', () => {
    const earlier = [
      { type: 'correction' as const, date: '2026-05-01', doi: '10.5555/ces.mud' },
      { type: 'retraction' as const, date: '2026-05-20', doi: '10.5555/ces.creeks' },
    ];
    expect(exampleNotice().updates).toEqual([
      { type: 'retraction', date: '2026-06-01', doi: '10.5555/ces.creeks' },
    ]);
    expect(exampleNotice({ earlierUpdates: earlier }).updates).toEqual([
      earlier[0],
      { type: 'retraction', date: '2026-06-01', doi: '10.5555/ces.creeks' },
    ]);
  });

  it('says of an article that was corrected without a notice that it updates itself', () => {
    const versions = [
      { revision: 1, date: '2026-06-01', kind: 'published' as const },
      { revision: 2, date: '2026-06-03', kind: 'corrected' as const },
      { revision: 3, date: '2026-06-05', kind: 'corrected' as const },
    ];
    const deposit = exampleArticle({ article: { versions, status: 'corrected' } });
    expect(deposit.version).toBe(3);
    expect(deposit.updates).toEqual([
      { type: 'correction', date: '2026-06-03', doi: '10.5555/ces.creeks' },
      { type: 'correction', date: '2026-06-05', doi: '10.5555/ces.creeks' },
    ]);
  });

  it('relates a translation to its original, its translations, its notice and its review', () => {
    const { title, originalTitle, relations } = exampleTranslation();
    expect(title.plain).toBe('RETRACTED: Creeks');
    expect(originalTitle).toMatchObject({ title: { plain: 'How creeks drain' }, language: 'en' });
    expect(relations.slice(0, 4).map(({ type, to }) => `${type} ${to.value}`)).toEqual([
      'isTranslationOf 10.5555/ces.creeks',
      'hasTranslation 10.5555/ces.bach',
      'hasComment 10.5555/ces.notice',
      'hasReview 10.5555/ces.creeks-fil.report-1-1',
    ]);
  });
});
