import type { LoaderFunctionArgs } from 'react-router';
import { pageNotFound } from '../data/page-error.ts';
import type { ListPage, Lists } from '../data/public/lists.ts';
import { publicReaderContext } from '../data/public/public-reader.ts';
import { askedPage } from './asked-page.ts';

/**
 * Reads the page of a list that `?page=` names, the first where there is none.
 *
 * @throws page/not-found where it is no number of a page, or of one that the list has not
 */
export async function loadListPage<L extends keyof Lists>(
  name: L,
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<ListPage<Lists[L]>> {
  const { pathname, search, searchParams } = new URL(request.url);
  const number = askedPage(searchParams);
  const { getListPage } = await import('../data/public/lists.ts');
  const page = number && (await getListPage(context.get(publicReaderContext), name, number));
  if (!page) throw pageNotFound(`${pathname}${search}`);
  return page;
}
