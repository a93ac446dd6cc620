import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * One address for the press and for plain files, both sent as the CDN of Firebase Hosting sends
 * them: compressed, and what may be held (`s-maxage`, or a name that changes with its content) held.
 */
export interface Front {
  readonly url: string;
  /** Serves a plain page at a separate path, and returns the path. */
  addPlain(html: string): string;
  close(): Promise<void>;
}

/** Of an answer passed on: the connection's own business. */
const HOP = /^(connection|keep-alive|transfer-encoding|content-encoding|content-length|date)$/;
const TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** The same article as one plain file: no scripts, no embedded data; style, text and figures alike. */
export function plainFileOf(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
  readonly packed: Buffer | null;
}

/** Serves plain files from memory, and sends everything else on to the press. */
export async function openFront(press: string): Promise<Front> {
  const held = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const answer = held.get(url) ?? (await answerOf(press, request));
    if (/s-maxage|immutable/.test(answer.headers['cache-control'] ?? '')) held.set(url, answer);
    send(request, response, answer);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the front has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    addPlain(page) {
      const path = `/plain/${held.size}.html`;
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=45',
      };
      held.set(path, packed(200, headers, Buffer.from(page)));
      return path;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}

async function answerOf(press: string, request: IncomingMessage): Promise<Answer> {
  const { url = '/', method = 'GET' } = request;
  const answer = await fetch(press + url, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && { body: await bodyOf(request) }),
  });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !HOP.test(name)));
  return packed(answer.status, headers, Buffer.from(await answer.arrayBuffer()));
}

function packed(status: number, headers: Record<string, string>, body: Buffer): Answer {
  const isText = TEXT.test(headers['content-type'] ?? '');
  return { status, headers, body, packed: isText ? gzipSync(body) : null };
}

function send(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, packed: small }: Answer,
): void {
  const isPacked = small !== null && /\bgzip\b/.test(String(asked['accept-encoding']));
  const sent = isPacked ? small : body;
  response.writeHead(status, {
    ...headers,
    ...(isPacked && { 'content-encoding': 'gzip' }),
    'content-length': sent.length,
  });
  response.end(sent);
}
