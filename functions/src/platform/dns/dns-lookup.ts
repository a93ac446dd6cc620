/** What names stand for in the DNS, asked by the server. */
import { Resolver } from 'node:dns/promises';

export interface Dns {
  /**
   * The TXT records of a name, each joined; empty if there are none. Rejects where no server answers.
   */
  texts(name: string): Promise<readonly string[]>;
  /** Its addresses, old and new. */
  addresses(name: string): Promise<readonly string[]>;
}

/** That a name, or such a record of it, is not there is an answer. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

function nothing(error: unknown): never[] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && NOTHING.has(code)) return [];
  throw error;
}

/** Asks these servers (`127.0.0.1:5353`); none: those that the machine knows. */
export function dnsLookup(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    texts: async (name) =>
      (await resolver.resolveTxt(name).catch(nothing)).map((parts) => parts.join('')),
    addresses: async (name) =>
      (
        await Promise.all([
          resolver.resolve4(name).catch(nothing),
          resolver.resolve6(name).catch(nothing),
        ])
      ).flat(),
  };
}
