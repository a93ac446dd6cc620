/**
 * What the server writes into a page for the browser, as one element of JSON: the page's
 * payload. Another form, a payload file fetched with GET, is left out on purpose:
 * a navigation in the browser reads the same published documents as the server would, and a file for
 * each page would be a second copy of them that can be older than the first.
 */
export interface Embedded {
  readonly origin: string;
  /** Parsed by `app/config.ts` when something first needs Firebase. */
  readonly config: unknown;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
}

export const EMBEDDED_ID = 'quire-data';

/** The element's content, or null on a page that our server did not make. */
export function readEmbedded(page: Document): Embedded | null {
  const text = page.getElementById(EMBEDDED_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}
