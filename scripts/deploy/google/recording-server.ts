/** A server that stands for Google's APIs: it answers what firebase-tools asks of them, and writes down what was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

export interface Asked {
  readonly method: string;
  /** `firestore`, of `firestore.googleapis.com`. */
  readonly api: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Null where it is not JSON. */
  readonly body: unknown;
}

export interface Recorded extends Asked {
  /** What it was answered with. */
  readonly status: number;
}

/** A status and what is sent as JSON. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Answers one request; undefined where it does not know it. */
export type AnswerAsked = (asked: Asked) => Answered | undefined;

export interface RecordingServer {
  /** For the variables of a proxy. */
  readonly url: string;
  /** In the order in which they came. */
  readonly asked: Recorded[];
  /** What was not answered: unknown requests, and hosts that were asked by HTTPS. */
  readonly refused: string[];
  close(): Promise<void>;
}

const UNKNOWN: Answered = {
  status: 404,
  body: { error: { code: 404, message: 'not known here' } },
};

function jsonOf(bytes: Buffer, headers: IncomingMessage['headers']): unknown {
  const isZipped = headers['content-encoding'] === 'gzip';
  if (bytes.length === 0 || !/json/.test(headers['content-type'] ?? '')) return null;
  return JSON.parse((isZipped ? gunzipSync(bytes) : bytes).toString());
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  return {
    method: request.method ?? 'GET',
    api: url.hostname.split('.')[0] ?? '',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    body: jsonOf(await buffer(request), request.headers),
  };
}

/** Listens on a port of this machine. */
export async function recordingServer(answer: AnswerAsked): Promise<RecordingServer> {
  const asked: Recorded[] = [];
  const refused: string[] = [];
  const reply = (response: ServerResponse, { status, body }: Answered) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? {}));
  const server = createServer(async (request, response) => {
    const one = await readAsked(request);
    const answered = answer(one);
    if (!answered) refused.push(`${one.method} ${one.api} ${one.path}`);
    const { status, body } = answered ?? UNKNOWN;
    asked.push({ ...one, status });
    reply(response, { status, body });
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  // A proxy is asked for a tunnel: its other end is this server.
  server.on('connect', (request, socket: Socket) => {
    if (!request.url?.endsWith(':80')) {
      refused.push(`CONNECT ${request.url}`);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    server.emit('connection', socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
