import type { ShownPerson } from '@quire/model/entities/published-person';
import { personPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { askedPage } from '../../app/asked-page.ts';
import type { PageRecords } from '../../app/records/machine-records.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { ServerOnly } from '../../layouts/server-only.ts';

export interface PersonPage {
  /** With the works of this page. */
  readonly person: ShownPerson;
  /** 1 has the newest works. */
  readonly page: number;
  readonly pages: number;
  readonly records?: PageRecords;
}

/**
 * Reads the author whom the address names, and a page of their works.
 *
 * @throws a redirect to the author's present address; page/not-found
 */
export async function loadPerson({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<PersonPage> {
  const { pathname, search, searchParams } = new URL(request.url);
  const key = params.pkey ?? '';
  const page = askedPage(searchParams);
  const { getPerson, getWorks } = await import('../../data/public/people.ts');
  const reader = context.get(publicReaderContext);
  const found = page && (await getPerson(reader, key));
  if (!found) throw pageNotFound(`${pathname}${search}`);
  if ('movedTo' in found) throw redirect(personPath(found.movedTo), 301);
  const pages = found.ends.length;
  if (page > pages) throw pageNotFound(`${pathname}${search}`);
  const works = page === 1 ? found.works : [...(await getWorks(reader, key, page))];
  const person = { ...found, works };
  const { PersonRecords } = await import('./person-records.tsx');
  return { person, page, pages, records: new ServerOnly(<PersonRecords person={person} />) };
}
