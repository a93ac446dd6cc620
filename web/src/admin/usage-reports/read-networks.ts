import { isIpRange } from '@quire/model/ip-range';

/** The networks that were typed, one in each line, and the first that is none. */
export function readNetworks(typed: string): {
  readonly networks: readonly string[];
  readonly wrong: string | undefined;
} {
  const networks = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
  return { networks, wrong: networks.find((network) => !isIpRange(network)) };
}
