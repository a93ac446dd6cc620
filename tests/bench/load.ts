import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  /** Autocannon has no 95th percentile. */
  readonly p97Ms: number;
  readonly p99Ms: number;
}

/** How long: for some seconds, or for so many requests. */
export type Extent = { readonly seconds: number } | { readonly requests: number };

/**
 * Simulates eight concurrent readers. Rejects when any answer is not a success.
 */
export async function underLoad(url: string, extent: Extent = { seconds: 3 }): Promise<Load> {
  const long =
    'seconds' in extent
      ? { duration: extent.seconds }
      : { amount: extent.requests, duration: Number.MAX_SAFE_INTEGER };
  const result = await autocannon({ url, connections: 8, ...long });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p97Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
  };
}
