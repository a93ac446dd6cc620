import { createServer, type Server } from 'node:http';

export interface StaticPeer {
  readonly url: string;
  close(): Promise<void>;
}

/** The same article as one plain file: no scripts, no embedded data; style, text and figures alike. */
export function plainFileOf(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

/** Serves the file from memory, and sends everything else on to where the press keeps it. */
export async function serveStatically(html: string, press: string): Promise<StaticPeer> {
  const body = Buffer.from(html);
  const server: Server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    if (url === '/') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.byteLength,
      });
      response.end(body);
      return;
    }
    const answer = await fetch(press + url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the static server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
