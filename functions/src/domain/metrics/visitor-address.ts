import { BlockList, isIP } from 'node:net';
import type { HttpRequest } from '../../platform/http/http.ts';

/**
 * Where Google's front ends ask from, Hosting's among them; machines that anybody can rent from Google have other
 * addresses. Of Google's published ranges (https://www.gstatic.com/ipranges/goog.json without those of cloud.json), those
 * of its services. A range that is missing only costs: visitors behind it are counted as one.
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
 * Whom the platform saw: everything else in headers is the visitor's word. Each hop adds to `X-Forwarded-For` whom it
 * was asked by. The last entry is by the function's own front end: on the function's direct address that is the visitor;
 * by way of Hosting it is one of Hosting's machines, and the one before it is whom that was asked by.
 * (`Fastly-Client-IP` is handed on as the visitor wrote it, where they did.)
 */
export function visitorAddress(request: Pick<HttpRequest, 'get' | 'socket'>): string {
  const hops = (request.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const last = hops.at(-1) || request.socket.remoteAddress || '';
  return isFrontEnd(last) ? (hops.at(-2) ?? last) : last;
}
