/**
 * MARC 21 in XML: an article as a component part of its journal.
 *
 * @see https://www.loc.gov/marc/bibliographic/
 */
import {
  marcControl as control,
  marcField as field,
  marcOnlineText,
  marcOpenAccess,
  marcRecord,
  type Subfield,
} from '@quire/content/export/marc-fields';
import type { XmlPiece } from '@quire/content/export/xml-element';
import { NOTICE_KINDS } from '@quire/model/article-types';
import { orcidUrl } from '@quire/model/identifiers';
import { htmlText } from '@quire/model/letters/html-text';
import { articlePath } from '@quire/model/paths';
import { type HarvestedArticle, invertedName } from './harvested-article.ts';

/** A component part (`b`) of language material (`a`) in Unicode (`a`), minimal level (`7`), ISBD (`i`). */
const LEADER = '     nab a22     7i 4500';

/** 008 of a continuing resource: online (`o`), the language in 041, from another source (`d`). */
const fixedData = (published: string): string =>
  `${published.slice(2).replaceAll('-', '')}s${published.slice(0, 4)}    xx |||||o|||||||||||und|d`;

type Facts = HarvestedArticle['facts'];

function people({ metadata, affiliations }: Facts): XmlPiece[] {
  const named = metadata.authors.filter(invertedName);
  return named.flatMap((author, place) => {
    const kind = author.collective ? '10' : '00';
    const tag = `${place === 0 ? '1' : '7'}${kind}`;
    return field(
      tag,
      author.collective ? '2 ' : `${author.family ? '1' : '0'} `,
      ['a', invertedName(author)],
      ...author.affiliations.map((at): Subfield => ['u', affiliations[at]?.name]),
      ['0', author.orcid && orcidUrl(author.orcid)],
      ['4', 'aut'],
    );
  });
}

function host({ journalTitle, journalIssn, volume, number, year, metadata }: Facts): XmlPiece[] {
  const { pages, eLocationId } = metadata;
  const place = pages ? [pages.first, pages.last].filter(Boolean).join('-') : eLocationId;
  const [part] = [[volume, `(${year})`].filter(Boolean).join(' ')];
  return field(
    '773',
    '0 ',
    ['t', journalTitle],
    ['x', journalIssn],
    ['g', [part, number, place].filter(Boolean).join(', ')],
  );
}

/** An article in `marcxml`. The fields are in the order of their tags. */
export function marcxml(article: HarvestedArticle): XmlPiece {
  const { facts, origin, titles, abstracts, keywords, publisher, page, pdf, licence } = article;
  const { doi, published, metadata, journal, akey, notices, about } = facts;
  const [title, ...others] = titles;
  const [first, ...following] = people(facts);
  const notice = ({ kind, article: link }: (typeof notices)[number]) =>
    field(
      '787',
      '08',
      ['i', `${NOTICE_KINDS[kind]}:`],
      ['t', htmlText(link.titleHtml)],
      ['o', origin + articlePath(link.journal, link.issue, link.akey)],
    );
  return marcRecord(
    LEADER,
    control('001', `${journal}~${akey}`),
    control('007', 'cr |||||||||||'),
    control('008', fixedData(published)),
    field('024', '7 ', ['a', doi], ['2', doi && 'doi']),
    field('041', '07', ['a', metadata.language], ['2', 'rfc5646']),
    first ?? [],
    field('245', `${first ? '1' : '0'}0`, ['a', title.text], ['b', metadata.subtitle]),
    others.flatMap(({ text }) => field('246', '31', ['a', text])),
    field('264', ' 1', ['b', publisher], ['c', published]),
    marcOnlineText(),
    marcOpenAccess(),
    abstracts.flatMap(({ text }) => field('520', '3 ', ['a', text])),
    metadata.funders.flatMap(({ name, awards, grantDoi }) =>
      field('536', '  ', ['a', name], ...awards.map((award): Subfield => ['c', award]), [
        'e',
        grantDoi,
      ]),
    ),
    field('540', '  ', ['a', licence.label], ['u', licence.url]),
    keywords.flatMap(({ text }) => field('653', '  ', ['a', text])),
    following,
    host(facts),
    [...notices, ...(about ? [about] : [])].flatMap(notice),
    field('856', '40', ['u', page], ['q', 'text/html']),
    field('856', '40', ['u', pdf], ['q', pdf && 'application/pdf']),
  );
}
