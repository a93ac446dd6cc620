import type { PublicReader } from '../data/public/public-reader.ts';
import type { SearchEngine } from '../data/public/search-engine.ts';
import { render } from '../entry-server.tsx';

export const ORIGIN = 'https://press.example';

/** A page as the server answers it: the response, its text, and what a visitor sees of it. */
export async function renderPage(
  path: string,
  reader: PublicReader,
  search: SearchEngine | null = null,
) {
  const response = await render(new Request(`${ORIGIN}${path}`), {
    origin: ORIGIN,
    mediaOrigin: ORIGIN,
    firestore: { projectId: 'demo-test' },
    reader,
    search,
  });
  const html = await response.text();
  const embedded = html.indexOf('<script type="application/json"');
  return { response, html, shown: html.slice(0, embedded), data: html.slice(embedded) };
}
