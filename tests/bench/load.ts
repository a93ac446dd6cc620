import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/**
 * Simulates eight concurrent readers for some seconds. Rejects when any answer is not a success.
 */
export async function underLoad(url: string, seconds = 3): Promise<Load> {
  const result = await autocannon({ url, connections: 8, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
