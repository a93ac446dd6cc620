import { createContext } from 'react-router';
import type { CallRequest } from '../calls.ts';

/**
 * The one way public pages read: as an anonymous visitor, on the server and in the browser.
 * What does not exist and what a visitor may not see are the same thing here: null.
 */
export interface PublicReader {
  /** The fields of a document; `page/unavailable` where the press cannot be reached. */
  document(collection: string, id: string): Promise<unknown>;
  /** The text of a published file, by its address on the press's host. */
  media(path: string): Promise<string | null>;
  /** The fee that a journal would charge, calculated by the function; null if it does not answer. */
  quote?(asked: CallRequest<'quoteCharge'>): Promise<unknown>;
}

/** Where loaders find the reader: `context.get(publicReaderContext)`. */
export const publicReaderContext = createContext<PublicReader>();
