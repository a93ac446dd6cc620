/** Crossref's `getForwardLinks`: what cites a member's work. https://www.crossref.org/documentation/cited-by/retrieve-citations/ */
import { CITED_BY_MAX, type CitingWork } from '@quire/model/entities/cited-by';
import { normaliseDoi } from '@quire/model/identifiers';
import { DOMParser, type Element } from '@xmldom/xmldom';
import type { RegistrationAccount } from '../../platform/config/registration-accounts.ts';

const PATIENCE_MS = 60_000;
const BODY_MAX = 5_000_000;

/** Null where nobody can say now. Never rejects. */
export type CitingWorks = Promise<readonly CitingWork[] | null>;

const words = (element: Element, name: string): string =>
  (element.getElementsByTagName(name)[0]?.textContent ?? '').replace(/\s+/g, ' ').trim();

const bounded = (text: string, most: number): string => [...text].slice(0, most).join('');

/** Of a journal, proceedings, a book, a preprint: what its title is called there. */
const TITLES = ['article_title', 'paper_title', 'title', 'volume_title', 'journal_title'];
const HOLDERS = ['journal_title', 'volume_title', 'series_title'];

function workIn(link: Element): CitingWork | null {
  const doi = normaliseDoi(words(link, 'doi'));
  const title = TITLES.map((name) => words(link, name)).find(Boolean);
  if (!doi || !title) return null;
  const people = [...link.getElementsByTagName('contributor')];
  const family = people[0] ? words(people[0], 'surname') : '';
  const holder = HOLDERS.map((name) => words(link, name)).find((name) => name && name !== title);
  return {
    doi,
    title: bounded(title, 500),
    author: bounded(family, 100),
    others: Math.max(0, people.length - 1),
    container: bounded(holder ?? '', 300),
    year: /^\d{4}$/.test(words(link, 'year')) ? words(link, 'year') : '',
  };
}

/** The works that an answer lists, each once, the newest first; null of what is no answer. */
export function readForwardLinks(xml: string): CitingWork[] | null {
  let root: Element | null;
  try {
    const fail = (_level: unknown, message: string): never => {
      throw new Error(message);
    };
    root = new DOMParser({ onError: fail }).parseFromString(xml, 'text/xml').documentElement;
  } catch {
    return null;
  }
  if (root?.localName !== 'crossref_result') return null;
  const links = [...root.getElementsByTagName('forward_link')];
  const works = links.flatMap((link) => workIn(link) ?? []);
  const unique = new Map(works.map((work) => [work.doi, work]));
  return [...unique.values()].toSorted(
    (a, b) => Number(b.year) - Number(a.year) || (a.doi < b.doi ? -1 : 1),
  );
}

/** Asks with the account of the DOI's prefix, whose password is not put into an address. */
export async function forwardLinks(
  host: string,
  { login, password }: RegistrationAccount,
  doi: string,
  ask: typeof fetch,
): CitingWorks {
  try {
    const response = await ask(`${host}/servlet/getForwardLinks`, {
      method: 'POST',
      body: new URLSearchParams({ usr: login, pwd: password, doi, include_postedcontent: 'true' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    const body = await response.text();
    const works = response.ok && body.length <= BODY_MAX ? readForwardLinks(body) : null;
    return works?.slice(0, CITED_BY_MAX) ?? null;
  } catch {
    return null;
  }
}
