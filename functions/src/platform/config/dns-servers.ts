import { env, isLocal } from './environment.ts';

/**
 * The DNS servers that the checklist uses; empty: those of the machine. Null on a developer's machine, unless one
 * is named: its press has no public DNS records.
 */
export function dnsServers(): readonly string[] | null {
  if (!isLocal) return [];
  return env.QUIRE_DNS_SERVER ? [env.QUIRE_DNS_SERVER] : null;
}
