import { BlockList, isIP } from 'node:net';
import type { HttpRequest } from '../../platform/http/http.ts';

/**
 * The addresses of Google's front ends, including Hosting's; virtual machines that anyone can rent from Google have
 * other addresses. Taken from Google's published ranges (https://www.gstatic.com/ipranges/goog.json without those of
 * cloud.json), only those of its services. If a range is missing, visitors behind it are counted as one.
 */
const FRONT_ENDS = new BlockList();
for (const range of [
  ...['35.191.0.0/16', '64.233.160.0/19', '66.102.0.0/20', '66.249.64.0/19', '72.14.192.0/18'],
  ...['74.125.0.0/16', '108.177.0.0/17', '130.211.0.0/22', '142.250.0.0/15', '172.217.0.0/16'],
  ...['172.253.0.0/16', '173.194.0.0/16', '192.178.0.0/15', '209.85.128.0/17', '216.58.192.0/19'],
  ...['216.239.32.0/19', '2001:4860::/32', '2404:6800::/32', '2607:f8b0::/32', '2800:3f0::/32'],
  ...['2a00:1450::/32', '2c0f:fb50::/32'],
]) {
  const [net = '', bits] = range.split('/');
  FRONT_ENDS.addSubnet(net, Number(bits), net.includes(':') ? 'ipv6' : 'ipv4');
}

const isFrontEnd = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && FRONT_ENDS.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/**
 * The address seen by the platform: all other headers can be forged by the visitor. Each hop appends its client to
 * `X-Forwarded-For`. The last entry is from the function's own front end: on the function's direct address it is the
 * visitor; through Hosting it is one of Hosting's machines, and the entry before it is that machine's client.
 * (`Fastly-Client-IP` is passed on as the visitor sent it.)
 */
export function visitorAddress(request: Pick<HttpRequest, 'get' | 'socket'>): string {
  const hops = (request.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const last = hops.at(-1) || request.socket.remoteAddress || '';
  return isFrontEnd(last) ? (hops.at(-2) ?? last) : last;
}
