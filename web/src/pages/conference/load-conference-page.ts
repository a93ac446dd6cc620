import type { LoaderFunctionArgs } from 'react-router';
import { loadTextPage } from '../../app/load-text-page.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import type { ConferencePageData } from './conference-page.ts';

/**
 * The text of the page that was asked for, and the newest conferences.
 *
 * @throws page/not-found where no text is published there
 */
export async function loadConferencePage(args: LoaderFunctionArgs): Promise<ConferencePageData> {
  const { getConferences } = await import('../../data/public/conferences.ts');
  const [page, { conferences }] = await Promise.all([
    loadTextPage(args),
    getConferences(args.context.get(publicReaderContext)),
  ]);
  return { ...page, conferences, today: new Date().toISOString().slice(0, 10) };
}
