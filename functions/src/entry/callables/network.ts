import { isIPv6 } from 'node:net';

/** The parts of an HTTP request that show its origin. */
interface Arrived {
  get(header: string): string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The first four groups of an IPv6 address: a household or a company gets at least that much. */
function prefix(address: string): string {
  const [front = '', back] = address.split('::');
  const head = front.split(':').filter(Boolean);
  const tail = back?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/**
 * The network of a call: an IPv4 address, or an IPv6 /64. Only the last hop of
 * `X-Forwarded-For` was written by Google's front end; the caller can invent all earlier ones.
 */
export function networkOf(request: Arrived): string {
  const hops = request.get('x-forwarded-for')?.split(',') ?? [];
  const address = (hops.at(-1) ?? request.socket.remoteAddress ?? '').trim();
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? prefix(plain) : plain;
}
