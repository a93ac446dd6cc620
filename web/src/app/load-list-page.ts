import type { LoaderFunctionArgs } from 'react-router';
import { pageNotFound } from '../data/page-error.ts';
import type { ListPage, Lists } from '../data/public/lists.ts';
import { publicReaderContext } from '../data/public/public-reader.ts';

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
  const number = searchParams.get('page') ?? '1';
  const { getListPage } = await import('../data/public/lists.ts');
  const page = /^[1-9]\d{0,5}$/.test(number)
    ? await getListPage(context.get(publicReaderContext), name, Number(number))
    : null;
  if (!page) throw pageNotFound(`${pathname}${search}`);
  return page;
}
