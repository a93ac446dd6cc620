import type { PublishedPage } from '@quire/model/entities/page';
import type { LoaderFunctionArgs } from 'react-router';
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
 * @throws page/gone where it was archived, page/not-found where nothing is published there
 */
export async function loadTextPage(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  path = new URL(request.url).pathname,
): Promise<TextPageData> {
  const { getPage, missingText } = await import('../data/public/pages.ts');
  const door = context.get(doorContext);
  const page = await getPage(door, path);
  if (!page) throw await missingText(door, path);
  return { page: { ...page, html: '' }, text: new HtmlInPage(PAGE_TEXT, page.html) };
}
