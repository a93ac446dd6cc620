import { createMemoryCache } from '@algolia/client-common';
import { liteClient } from 'algoliasearch/lite';
import { PageError } from '../page-error.ts';
import type { SearchEngine } from './search-engine.ts';

/** Where a press's search is. The key is for searching only: everybody may have it. */
export interface PublicSearch {
  readonly appId: string;
  readonly searchKey: string;
  readonly prefix: string;
  /** Where it answers, if not where Algolia does. */
  readonly host?: string | undefined;
}

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<Options['requester']>;

/** A reader is waiting, so the limit is short. Each further host is given more time. */
const TIMEOUTS = { connect: 1_000, read: 2_000, write: 2_000 };

/** All hosts together: nobody waits longer for a page, nor does a server. */
const DEADLINE_MS = 5_000;

/** Sends by `fetch`, which a reader who types on can call back; Algolia's own sender cannot be. */
const sender = (signal: AbortSignal): Requester => ({
  async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
    const late = AbortSignal.timeout(connectTimeout + responseTimeout);
    try {
      const response = await fetch(url, {
        method,
        headers,
        body: typeof data === 'string' ? data : null,
        // Nobody is told who asks, also where the search answers at the press's own address.
        credentials: 'omit',
        signal: AbortSignal.any([signal, late]),
      });
      return { content: await response.text(), status: response.status, isTimedOut: false };
    } catch (error) {
      signal.throwIfAborted();
      // The client goes on to the next host.
      return { content: String(error), status: 0, isTimedOut: late.aborted };
    }
  },
});

/** Algolia's client for searching, asked with the key that everybody has. */
export function algoliaEngine(
  { appId, searchKey, prefix, host }: PublicSearch,
  deadlineMs = DEADLINE_MS,
): SearchEngine {
  // Which hosts have failed is known as long as the page lives; on the device nothing is kept.
  const hostsCache = createMemoryCache();
  const hosts = host ? [hostOf(host)] : undefined;
  return {
    prefix,
    host,
    async ask(requests, signal) {
      const deadline = AbortSignal.timeout(deadlineMs);
      const client = liteClient(appId, searchKey, {
        requester: sender(signal ? AbortSignal.any([signal, deadline]) : deadline),
        hostsCache,
        timeouts: TIMEOUTS,
        // A key that has asked enough for an hour is not asked for again.
        maxRateLimitRetries: 0,
        // In the address, so that a browser need not ask first whether it may ask.
        authMode: 'WithinQueryParameters',
        ...(hosts ? { hosts } : {}),
      });
      try {
        const { results } = await client.search({ requests: [...requests] });
        return results;
      } catch (error) {
        signal?.throwIfAborted();
        throw new PageError('page/unavailable', {}, error);
      }
    },
  };
}

function hostOf(address: string) {
  const { host, protocol } = new URL(address);
  const kind = protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { url: host, protocol: kind, accept: 'readWrite' as const };
}
