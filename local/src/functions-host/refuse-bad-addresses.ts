import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

const isDecodable = (text: string): boolean => {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
};

/** Bytes of one part of a path: what a file system takes as a name. */
const LONGEST_PART = 255;

/** What is done with a request: its address as handed on, or the status that it is refused with. */
export type Checked = { readonly address: string } | { readonly status: 400 | 414 };

const BAD_REQUEST: Checked = { status: 400 };

/**
 * An address of a request, and the host it names: as it is where everything behind can read it; with its query's percent
 * signs escaped, where only these are wrong; refused where the path or the host cannot be read, or part of it is too
 * long for a file's name.
 */
export function checkAddress(given: string, host: string | undefined): Checked {
  const [path = '', ...query] = given.split('?');
  if (!isDecodable(path)) return BAD_REQUEST;
  const address = isDecodable(given) ? given : `${path}?${query.join('?').replaceAll('%', '%25')}`;
  // A path that begins with two strokes, of either kind, names a host.
  if (!URL.canParse(address, `http://${host ?? 'localhost'}`)) return BAD_REQUEST;
  const isLong = path.split('/').some((part) => Buffer.byteLength(decodeURI(part)) > LONGEST_PART);
  return isLong ? { status: 414 } : { address };
}

/**
 * Has every server of this process refuse such addresses, as Google's front end does. firebase-tools' Hosting decodes
 * addresses and looks for files of that name outside of anything that would catch the error: `GET /%`
 * and `GET /\` ended it, and all emulators with it.
 */
export function refuseBadAddresses(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...given: unknown[]) {
    if (event !== 'request') return Reflect.apply(emit, this, [event, ...given]);
    const [request, response] = given as [IncomingMessage, ServerResponse]; // what `request` comes with
    const checked = checkAddress(request.url ?? '/', request.headers.host);
    if ('status' in checked) {
      response.writeHead(checked.status, {
        'Content-Type': 'text/plain',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(checked.status === 414 ? 'URI Too Long\n' : 'Bad Request\n');
      return true;
    }
    request.url = checked.address;
    return Reflect.apply(emit, this, [event, ...given]);
  };
}
