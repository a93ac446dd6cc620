/**
 * ONIX for Books 3.0 with reference names: a book as distributors, directories and library suppliers load it. Code lists are
 * EDItEUR's; the elements are in the order that the format prescribes.
 *
 * @see https://www.editeur.org/93/Release-3.0-and-3.1-Downloads/
 */
import { type XmlContent, xmlElement, xmlIf } from '@quire/content/export/xml-element';
import { bibliographicLanguage } from '@quire/model/bibliographic-language';
import type { Contributor, PublishedBook } from '@quire/model/entities/book';
import { invertedName } from '@quire/model/inverted-name';
import { htmlText } from '@quire/model/letters/html-text';
import { licenceOf } from '@quire/model/licence';
import { bookPath } from '@quire/model/paths';
import { splitName } from '@quire/model/split-name';
import type { CataloguedPress } from './catalogued-press.ts';

const NAMESPACE = 'http://ns.editeur.org/onix/3.0/reference';

const el = (name: string, ...children: readonly XmlContent[]) => xmlElement(name, {}, ...children);

/** `20261201` */
const compact = (day: string): string => day.replaceAll('-', '');

/** List 5: 01 proprietary, 06 DOI, 15 ISBN-13. */
const identifier = (type: '01' | '06' | '15', value: string | undefined, name?: string) =>
  value === undefined
    ? null
    : el(
        'ProductIdentifier',
        el('ProductIDType', type),
        xmlIf('IDTypeName', name),
        el('IDValue', type === '15' ? value.replaceAll('-', '') : value),
      );

/** List 149: 01 product, 02 collection, 04 content item. */
const title = (level: '01' | '02' | '04', text: string, subtitle = '') =>
  el(
    'TitleDetail',
    el('TitleType', '01'),
    el(
      'TitleElement',
      el('TitleElementLevel', level),
      el('TitleText', text),
      xmlIf('Subtitle', subtitle),
    ),
  );

/** List 17: A01 by (author), B01 edited by. */
interface Role {
  readonly role: 'A01' | 'B01';
  readonly of: Contributor;
}

/** List 44: 21 ORCID. */
function contributor({ role, of: { name, affiliation, orcid } }: Role, at: number): XmlContent {
  const { given, family } = splitName(name);
  return el(
    'Contributor',
    el('SequenceNumber', String(at + 1)),
    el('ContributorRole', role),
    orcid
      ? el('NameIdentifier', el('NameIDType', '21'), el('IDValue', orcid.replaceAll('-', '')))
      : null,
    el('PersonName', name),
    el('PersonNameInverted', invertedName(name)),
    xmlIf('NamesBeforeKey', given),
    el('KeyNames', family),
    affiliation ? el('ProfessionalAffiliation', el('Affiliation', affiliation)) : null,
  );
}

const contributorsOf = ({ authors, editors }: PublishedBook['contributors']): Role[] => [
  ...authors.map((of): Role => ({ role: 'A01', of })),
  ...editors.map((of): Role => ({ role: 'B01', of })),
];

/** List 218: 01, for people to read. Only of licences with an address. */
function licence(spdx: string): XmlContent {
  const { label, url } = licenceOf(spdx);
  return url
    ? el(
        'EpubLicense',
        el('EpubLicenseName', label),
        el(
          'EpubLicenseExpression',
          el('EpubLicenseExpressionType', '01'),
          el('EpubLicenseExpressionLink', url),
        ),
      )
    : null;
}

/** List 150: EB, digital, downloaded and online; list 175: E107, PDF; list 144: 00, no protection. */
function descriptive(book: PublishedBook): XmlContent {
  const language = bibliographicLanguage(book.language);
  const people = contributorsOf(book.contributors);
  return el(
    'DescriptiveDetail',
    el('ProductComposition', '00'),
    el('ProductForm', 'EB'),
    book.pdf ? el('ProductFormDetail', 'E107') : null,
    el('PrimaryContentType', '10'),
    el('EpubTechnicalProtection', '00'),
    licence(book.licence),
    book.series
      ? el('Collection', el('CollectionType', '10'), title('02', book.series))
      : el('NoCollection'),
    title('01', book.title, book.subtitle),
    people.length > 0 ? people.map(contributor) : el('NoContributor'),
    book.edition ? el('EditionStatement', book.edition) : el('NoEdition'),
    language ? el('Language', el('LanguageRole', '01'), el('LanguageCode', language)) : null,
    book.pageCount
      ? el(
          'Extent',
          el('ExtentType', '00'),
          el('ExtentValue', String(book.pageCount)),
          el('ExtentUnit', '03'),
        )
      : null,
    book.subjects.map((subject) =>
      el('Subject', el('SubjectSchemeIdentifier', '20'), el('SubjectHeadingText', subject)),
    ),
  );
}

/** List 153: 02 short description, 03 description, 20 open access statement. */
const text = (type: '02' | '03' | '20', words: string) =>
  words
    ? el('TextContent', el('TextType', type), el('ContentAudience', '00'), el('Text', words))
    : null;

function collateral(book: PublishedBook, origin: string): XmlContent {
  const { label } = licenceOf(book.licence);
  return el(
    'CollateralDetail',
    text('02', book.summary),
    text('03', htmlText(book.descriptionHtml)),
    text('20', `Open access, ${label}`),
    book.cover
      ? el(
          'SupportingResource',
          // Lists 158, 159, 161: a front cover, an image, to download.
          el('ResourceContentType', '01'),
          el('ContentAudience', '00'),
          el('ResourceMode', '03'),
          el(
            'ResourceVersion',
            el('ResourceForm', '02'),
            el('ResourceLink', new URL(book.cover.src, origin).href),
          ),
        )
      : null,
  );
}

/** Chapters: list 42: 03, body matter. */
function content({ chapters }: PublishedBook): XmlContent {
  if (chapters.length === 0) return null;
  return el(
    'ContentDetail',
    chapters.map(({ title: name, authors, doi, pages }, at) => {
      const [first = '', last = ''] = pages.split(/[–-]/).map((page) => page.trim());
      return el(
        'ContentItem',
        el('LevelSequenceNumber', String(at + 1)),
        el(
          'TextItem',
          el('TextItemType', '03'),
          doi ? el('TextItemIdentifier', el('TextItemIDType', '06'), el('IDValue', doi)) : null,
          first ? el('PageRun', el('FirstPageNumber', first), xmlIf('LastPageNumber', last)) : null,
        ),
        title('04', name),
        authors.map((author, place) =>
          contributor({ role: 'A01', of: { name: author, affiliation: '' } }, place),
        ),
      );
    }),
  );
}

/** List 45: 01 publisher; list 64: 04 active; list 163: 01 publication date. */
const publishing = ({ published }: PublishedBook, publisher: string) =>
  el(
    'PublishingDetail',
    el('Imprint', el('ImprintName', publisher)),
    el('Publisher', el('PublishingRole', '01'), el('PublisherName', publisher)),
    el('PublishingStatus', '04'),
    el(
      'PublishingDate',
      el('PublishingDateRole', '01'),
      xmlElement('Date', { dateformat: '00' }, compact(published)),
    ),
  );

/** The printed book: list 51: 13, of which this is the digital one. */
const related = ({ isbnPrint }: PublishedBook) =>
  isbnPrint
    ? el(
        'RelatedMaterial',
        el('RelatedProduct', el('ProductRelationCode', '13'), identifier('15', isbnPrint)),
      )
    : null;

/** List 73: 02 the page of the work, 29 the text itself. */
const website = (role: '02' | '29', address: string) =>
  el('Website', el('WebsiteRole', role), el('WebsiteLink', address));

/** Lists 93, 65, 57: from the publisher, available, free of charge; everywhere. */
const supply = ({ bkey, pdf }: PublishedBook, { origin, publisher }: CataloguedPress) =>
  el(
    'ProductSupply',
    el('Market', el('Territory', el('RegionsIncluded', 'WORLD'))),
    el(
      'SupplyDetail',
      el(
        'Supplier',
        el('SupplierRole', '09'),
        el('SupplierName', publisher),
        website('02', origin + bookPath(bkey)),
        pdf ? website('29', new URL(pdf.href, origin).href) : null,
      ),
      el('ProductAvailability', '20'),
      el('UnpricedItemType', '01'),
    ),
  );

/** List 1: 03, a complete record of a published book; list 3: 01, from its publisher. */
const product = (book: PublishedBook, press: CataloguedPress) =>
  el(
    'Product',
    el('RecordReference', `${new URL(press.origin).hostname}/${book.bkey}`),
    el('NotificationType', '03'),
    el('RecordSourceType', '01'),
    identifier('01', book.bkey, press.publisher),
    identifier('15', book.isbnE),
    identifier('06', book.doi),
    descriptive(book),
    collateral(book, press.origin),
    content(book),
    publishing(book, press.publisher),
    related(book),
    supply(book, press),
  );

/**
 * A message with the records of these books.
 *
 * @param sent when it is made
 */
export const booksOnix = (
  books: readonly PublishedBook[],
  press: CataloguedPress,
  sent: Date,
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${
    xmlElement(
      'ONIXMessage',
      { xmlns: NAMESPACE, release: '3.0' },
      el(
        'Header',
        el('Sender', el('SenderName', press.publisher)),
        el('SentDateTime', compact(sent.toISOString().slice(0, 10))),
      ),
      books.map((book) => product(book, press)),
    ).xml
  }\n`;
