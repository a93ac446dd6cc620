/** Records of books for catalogues: complete, valid, in the order of their formats, bounded. */
import { LIST_CHUNKS, LIST_INDEXES, PUBLISHED_BOOKS } from '@quire/model/collections';
import { PublishedBookSchema } from '@quire/model/entities/book';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { hasSchemas, refusedXml } from '../../testing/validate-xml.ts';
import { machineAnswer } from './answer.ts';

const ORIGIN = 'https://press.example';

const book = (bkey: string, more: object = {}) =>
  PublishedBookSchema.parse({
    ...{ bkey, title: 'Mud & <silt>', subtitle: '', kind: 'monograph', series: '', summary: 'S.' },
    ...{ hue: 1, published: '2026-05-01', updated: '2026-05-01', subjects: [], edition: '' },
    ...{ authors: [], editors: [], contributors: { authors: [], editors: [] }, chapters: [] },
    ...{ hasPdf: false, language: 'en', licence: 'CC-BY-4.0', descriptionHtml: '', hasMath: false },
    ...{ revision: 1, listKey: '1', changedAt: '2026-05-01T00:00:00.000Z' },
    ...more,
  });

const WHOLE = book('mud', {
  ...{ subtitle: 'A life', series: 'Coasts', edition: '2nd edition', doi: '10.5555/mud' },
  ...{ isbnE: '978-3-16-148410-0', isbnPrint: '978-0-306-40615-7', pageCount: 212, hasPdf: true },
  ...{ language: 'de-AT', subjects: ['Tides', 'Mud'], descriptionHtml: '<p>On <i>mud</i>.</p>' },
  contributors: {
    authors: [
      { name: 'Maren van Holt', affiliation: 'Nordvik University', orcid: '0000-0002-1825-0097' },
      { name: 'Plato', affiliation: '' },
    ],
    editors: [{ name: 'Ana Ruiz', affiliation: '' }],
  },
  chapters: [
    { title: 'Ebb', authors: ['Ana Ruiz'], doi: '10.5555/mud.1', pages: '1–12', summary: '' },
    { title: 'Flow', authors: [], pages: '', summary: '' },
  ],
  pdf: { name: 'mud.pdf', href: '/media/books/mud/0a.pdf', size: 10, label: '' },
  cover: { src: '/media/books/mud/0b.webp', width: 400, height: 600, alt: '' },
});
const TALKS = book('talks', {
  kind: 'proceedings',
  event: { name: 'Shores', start: '2026-04-01', end: '2026-04-02', city: 'Oslo', country: 'NO' },
});

const RECORDS: Record<string, unknown> = {
  'digests/press': {
    press: {
      ...{ name: 'Salt & Marsh Press', tagline: '', description: '', address: '' },
      ...{ infoEmail: 'i@p.example', supportEmail: 's@p.example', founded: 2022 },
    },
    journals: [],
  },
  [`${PUBLISHED_BOOKS}/mud`]: WHOLE,
  [`${PUBLISHED_BOOKS}/talks`]: TALKS,
  [`${LIST_INDEXES}/books`]: {
    list: 'books',
    chunks: [{ from: '', id: 'books~0', count: 2, updated: '2026-05-01' }],
    total: 2,
  },
  [`${LIST_CHUNKS}/books~0`]: { list: 'books', cards: [WHOLE, TALKS] },
};

let reads = 0;
const answer = (path: string) => {
  reads = 0;
  return machineAnswer(
    async (collection, id) => {
      reads += 1;
      return RECORDS[`${collection}/${id}`] ?? null;
    },
    ORIGIN,
    path,
  );
};
const bodyOf = async (path: string) => (await answer(path))?.body ?? '';

const childrenOf = (element: Element): Element[] =>
  Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);

describe('the record of a book in MARC', () => {
  const fields = async (path: string, tag: string) => {
    const root = new DOMParser().parseFromString(await bodyOf(path), 'text/xml').documentElement;
    const all = Array.from(root?.getElementsByTagName('datafield') ?? []);
    return all
      .filter((each) => each.getAttribute('tag') === tag)
      .map((each) =>
        childrenOf(each)
          .map((part) => `$${part.getAttribute('code')} ${part.textContent}`)
          .join(' '),
      );
  };

  it('says who wrote it, what it is called, and where it is read', async () => {
    const path = '/books/mud/marc.xml';
    const orcid = '$0 https://orcid.org/0000-0002-1825-0097';
    expect(await fields(path, '020')).toEqual(['$a 9783161484100 $q electronic']);
    expect(await fields(path, '100')).toEqual([
      `$a van Holt, Maren $u Nordvik University ${orcid} $4 aut`,
    ]);
    expect(await fields(path, '245')).toEqual(['$a Mud & <silt> $b A life']);
    expect(await fields(path, '264')).toEqual(['$b Salt & Marsh Press $c 2026']);
    expect(await fields(path, '505')).toEqual(['$t Ebb $r Ana Ruiz $t Flow']);
    expect(await fields(path, '520')).toEqual(['$a On mud.']);
    expect(await fields(path, '700')).toEqual(['$a Plato $4 aut', '$a Ruiz, Ana $4 edt']);
    expect(await fields(path, '776')).toEqual(['$i Print version: $z 9780306406157']);
    expect((await fields(path, '856'))[2]).toBe(
      '$u https://press.example/media/books/mud/0a.pdf $q application/pdf',
    );
    expect(reads).toBe(2);
    expect(await fields('/books/talks/marc.xml', '711')).toEqual(['$a Shores $d 2026 $c Oslo, NO']);
  });

  it('has a fixed field of forty signs, a leader of 24, and its fields in order', async () => {
    const root = new DOMParser().parseFromString(
      await bodyOf('/books/marc.xml'),
      'text/xml',
    ).documentElement;
    const records = root ? childrenOf(root) : [];
    expect(records).toHaveLength(2);
    for (const record of records) {
      const [leader, ...rest] = childrenOf(record);
      expect(leader?.textContent).toHaveLength(24);
      const fixed = rest.find((each) => each.getAttribute('tag') === '008');
      expect(fixed?.textContent).toHaveLength(40);
      const tags = rest.map((each) => each.getAttribute('tag') ?? '');
      expect(tags).toEqual(tags.toSorted());
    }
    expect(reads).toBe(5);
  });

  it.skipIf(!hasSchemas)('is valid by the schema of the Library of Congress', async () => {
    const texts = [await bodyOf('/books/marc.xml'), await bodyOf('/books/talks/marc.xml')];
    expect(await refusedXml(texts, 'marc')).toEqual(new Map());
  });
});

describe('the record of a book in ONIX', () => {
  const product = async (path: string) => {
    const root = new DOMParser().parseFromString(await bodyOf(path), 'text/xml').documentElement;
    const [found] = Array.from(root?.getElementsByTagName('Product') ?? []);
    if (!found) throw new Error('no product');
    return found;
  };
  const textsOf = (element: Element, name: string) =>
    Array.from(element.getElementsByTagName(name)).map(({ textContent }) => textContent);

  it('has the parts of a product and of its description in the order of the format', async () => {
    const found = await product('/books/mud/onix.xml');
    const names = (element: Element) => [
      ...new Set(childrenOf(element).map((each) => each.tagName)),
    ];
    expect(names(found)).toEqual([
      ...['RecordReference', 'NotificationType', 'RecordSourceType', 'ProductIdentifier'],
      ...['DescriptiveDetail', 'CollateralDetail', 'ContentDetail', 'PublishingDetail'],
      ...['RelatedMaterial', 'ProductSupply'],
    ]);
    const [described] = Array.from(found.getElementsByTagName('DescriptiveDetail'));
    expect(described && names(described)).toEqual([
      ...['ProductComposition', 'ProductForm', 'ProductFormDetail', 'PrimaryContentType'],
      ...['EpubTechnicalProtection', 'EpubLicense', 'Collection', 'TitleDetail', 'Contributor'],
      ...['EditionStatement', 'Language', 'Extent', 'Subject'],
    ]);
  });

  it('identifies the book and its people, and says that it is free', async () => {
    const found = await product('/books/mud/onix.xml');
    expect(textsOf(found, 'RecordReference')).toEqual(['press.example/mud']);
    expect(textsOf(found, 'IDValue')).toEqual([
      ...['mud', '9783161484100', '10.5555/mud', '0000000218250097', '10.5555/mud.1'],
      '9780306406157',
    ]);
    expect(textsOf(found, 'ContributorRole')).toEqual(['A01', 'A01', 'B01', 'A01']);
    expect(textsOf(found, 'KeyNames')).toEqual(['van Holt', 'Plato', 'Ruiz', 'Ruiz']);
    expect(textsOf(found, 'LanguageCode')).toEqual(['ger']);
    expect(textsOf(found, 'EpubLicenseExpressionLink')).toEqual([
      'https://creativecommons.org/licenses/by/4.0/',
    ]);
    expect(textsOf(found, 'WebsiteLink')).toEqual([
      ...['https://press.example/books/mud', 'https://press.example/media/books/mud/0a.pdf'],
    ]);
    expect(textsOf(found, 'UnpricedItemType')).toEqual(['01']);
    expect(textsOf(found, 'FirstPageNumber')).toEqual(['1']);
  });

  it('says what a book does not have, where the format asks for it', async () => {
    const found = await product('/books/talks/onix.xml');
    for (const name of ['NoCollection', 'NoContributor', 'NoEdition'])
      expect(found.getElementsByTagName(name), name).toHaveLength(1);
    expect(found.getElementsByTagName('ContentDetail')).toHaveLength(0);
  });

  it('is a message with all books, and nothing for a book that is not there', async () => {
    const found = await answer('/books/onix.xml');
    expect(found?.fileName).toBe('books-onix.xml');
    expect(found?.body.match(/<Product>/g)).toHaveLength(2);
    expect(found?.body).toContain('<TitleText>Mud &amp; &lt;silt&gt;</TitleText>');
    expect(await answer('/books/none/onix.xml')).toBeNull();
    expect(await answer('/books/mud/other.xml')).toBeNull();
  });
});
