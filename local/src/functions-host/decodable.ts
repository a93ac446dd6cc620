import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

const isDecodable = (text: string): boolean => {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * An address that `decodeURI` can read: as it is, or with its query's percent signs escaped, where only these are wrong.
 * Null where the path itself cannot be read.
 */
export function decodable(address: string): string | null {
  if (isDecodable(address)) return address;
  const [path = '', ...query] = address.split('?');
  return isDecodable(path) ? `${path}?${query.join('?').replaceAll('%', '%25')}` : null;
}

/**
 * Has every server of this process answer 400 where an address cannot be decoded, as Google's front end does.
 * firebase-tools' Hosting decodes addresses without looking, outside of anything that would catch the error: `GET /%`
 * ended it, and all emulators with it.
 */
export function refuseUndecodable(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...given: unknown[]) {
    if (event !== 'request') return Reflect.apply(emit, this, [event, ...given]);
    const [request, response] = given as [IncomingMessage, ServerResponse]; // what `request` comes with
    const address = decodable(request.url ?? '/');
    if (address === null) {
      response.writeHead(400, {
        'Content-Type': 'text/plain',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end('Bad Request\n');
      return true;
    }
    request.url = address;
    return Reflect.apply(emit, this, [event, ...given]);
  };
}
