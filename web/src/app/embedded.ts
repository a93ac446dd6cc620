/** What the server writes into a page for the browser, as one element of JSON. */
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
