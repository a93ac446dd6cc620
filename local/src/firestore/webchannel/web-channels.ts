import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { callerOf } from '../access/caller.ts';
import { holdBack } from '../durable/hold-back.ts';
import { toFirestoreError } from '../errors.ts';
import { openListen } from '../listen/open-listen.ts';
import { readBody } from '../rest/read-body.ts';
import type { Service } from '../service.ts';
import type { OpenStream } from '../stream.ts';
import { openWrite } from '../write-stream/open-write.ts';
import { frame, readForm, readHeaders } from './framing.ts';
import { Session } from './session.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const STREAMS: Readonly<Record<string, OpenStream>> = {
  Listen: holdBack(openListen),
  Write: openWrite,
};

/** The client measures the handshake and takes four times that for "no streaming": not too quick. */
const HANDSHAKE_DELAY_MS = 10;

/** The open WebChannels of browsers. */
export class WebChannels {
  readonly #service: Service;
  readonly #sessions = new Map<string, Session>();

  constructor(service: Service) {
    this.#service = service;
  }

  /** Answers a WebChannel request; false when the path is not one. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const open = STREAMS[PATH.exec(url.pathname)?.[1] ?? ''];
    if (!open) return false;
    const query = url.searchParams;
    const id = query.get('SID');
    if (query.get('TYPE') === 'terminate') {
      this.#sessions.get(id ?? '')?.end();
      sendText(response, 200, '');
      return true;
    }
    if (id === null) {
      await this.#handshake(request, response, query, open);
      return true;
    }
    const session = this.#sessions.get(id);
    // The client looks for "Unknown SID" anywhere but at the very start.
    if (!session) sendText(response, 400, 'Error: Unknown SID');
    else if (request.method === 'GET') {
      const acknowledged = Number(query.get('AID') ?? 0);
      session.openBackChannel(response, acknowledged, query.get('CI') === '1');
    } else await this.#forward(session, request, response, query);
    return true;
  }

  close(): void {
    for (const session of [...this.#sessions.values()]) session.end();
  }

  async #handshake(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
    open: OpenStream,
  ): Promise<void> {
    const form = readForm(await readBody(request), 0);
    const id = randomBytes(16).toString('base64url');
    const session = new Session(id, () => this.#sessions.delete(id));
    this.#sessions.set(id, session);
    const overUrl = readHeaders(query.get('$httpHeaders') ?? '');
    const authorization =
      form.headers.get('authorization') ??
      overUrl.get('authorization') ??
      request.headers.authorization;
    try {
      const context = { service: this.#service, caller: callerOf(authorization) };
      const sink = {
        send: (message: object) => session.send(message),
        fail: session.fail.bind(session),
      };
      session.attach(open(context, sink));
      session.receive(form);
    } catch (thrown) {
      session.fail(toFirestoreError(thrown));
    }
    await delay(HANDSHAKE_DELAY_MS);
    response.setHeader('X-HTTP-Session-Id', id);
    sendText(response, 200, frame([[0, ['c', id, '', 8, 12, 30_000]]]));
  }

  async #forward(
    session: Session,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const form = readForm(await readBody(request), session.nextIncoming);
    session.acknowledge(Number(query.get('AID') ?? 0));
    try {
      session.receive(form);
    } catch (thrown) {
      session.fail(toFirestoreError(thrown));
    }
    sendText(response, 200, frame(session.status()));
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache, no-store',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
