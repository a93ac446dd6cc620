import type { PublishedPage } from '@quire/model/entities/page';
import type { LoaderFunctionArgs } from 'react-router';
import { publicReaderContext } from '../data/public/public-reader.ts';
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
  const reader = context.get(publicReaderContext);
  const page = await getPage(reader, path);
  if (!page) throw await missingText(reader, path);
  return { page: { ...page, html: '' }, text: new HtmlInPage(PAGE_TEXT, page.html) };
}
