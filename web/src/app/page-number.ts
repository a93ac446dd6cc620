import { pageNotFound } from '../data/page-error.ts';

/**
 * The number in a list's `?page=`: 1 where there is none.
 *
 * @throws page/not-found where it is no number of a page
 */
export function pageNumber(request: Request): number {
  const value = new URL(request.url).searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(value)) throw listPageNotFound(request);
  return Number(value);
}

/** `Page Not Found` for a page that a list has not, with the number that was asked for. */
export function listPageNotFound(request: Request): Error {
  const { pathname, search } = new URL(request.url);
  return pageNotFound(`${pathname}${search}`);
}
