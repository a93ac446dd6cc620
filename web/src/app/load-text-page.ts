import type { PublishedPage } from '@quire/model/entities/page';
import type { LoaderFunctionArgs } from 'react-router';
import { pageNotFound } from '../data/page-error.ts';
import { doorContext } from '../data/public/public-door.ts';
import { HtmlInPage, type HtmlText } from './html-in-page.ts';

/** The id of the element that holds a content document's text. */
export const PAGE_TEXT = 'page-text';

/** A content document: its text apart, so that it is sent only once. */
export interface TextPageData {
  readonly page: PublishedPage;
  readonly text: HtmlText;
}

/**
 * Reads the content document of the address that was asked for.
 *
 * @throws page/not-found where nothing is published there
 */
export async function loadTextPage(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  path = new URL(request.url).pathname,
): Promise<TextPageData> {
  const { getPage } = await import('../data/public/pages.ts');
  const page = await getPage(context.get(doorContext), path);
  if (!page) throw pageNotFound(path);
  return { page: { ...page, html: '' }, text: new HtmlInPage(PAGE_TEXT, page.html) };
}
