import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { FirestoreError, invalid, toFirestoreError } from '../../values/errors.ts';
import { callerOf } from '../access/caller.ts';
import { holdBack } from '../durable/hold-back.ts';
import { openListen } from '../listen/open-listen.ts';
import { isBrokenOff, readBody } from '../rest/read-body.ts';
import type { Service } from '../service.ts';
import type { OpenStream } from '../stream.ts';
import { openWrite } from '../write-stream/open-write.ts';
import { Crowd } from './crowd.ts';
import { frame, readForm, readHeaders, readNumber } from './framing.ts';
import { type ChannelLimits, LIMITS } from './limits.ts';
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
  readonly #limits: ChannelLimits;
  readonly #sessions = new Map<string, Session>();
  readonly #crowd = new Crowd();

  constructor(service: Service, limits: ChannelLimits = LIMITS) {
    this.#service = service;
    this.#limits = limits;
  }

  /** How many channels are open. */
  get size(): number {
    return this.#sessions.size;
  }

  /** Answers a WebChannel request, a malformed one with 400 and the reason; false when it is none. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const open = STREAMS[PATH.exec(url.pathname)?.[1] ?? ''];
    if (!open) return false;
    try {
      await this.#answer(request, response, url.searchParams, open);
    } catch (thrown) {
      // The client went away while it was sending.
      if (isBrokenOff(request)) response.destroy();
      else if (thrown instanceof FirestoreError) sendText(response, thrown.http, explain(thrown));
      else throw thrown;
    }
    return true;
  }

  close(): void {
    for (const session of [...this.#sessions.values()]) session.end();
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
    open: OpenStream,
  ): Promise<void> {
    const id = query.get('SID');
    if (query.get('TYPE') === 'terminate') {
      this.#sessions.get(id ?? '')?.end();
      sendText(response, 200, '');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'POST') {
      sendText(response, 405, 'Error: a channel knows GET and POST');
      return;
    }
    if (id === null) {
      await this.#handshake(request, response, query, open);
      return;
    }
    const session = this.#sessions.get(id);
    // The client looks for "Unknown SID" anywhere but at the very start.
    if (!session) sendText(response, 400, 'Error: Unknown SID');
    else if (request.method === 'GET') {
      openBackChannel(session, response, query);
      this.#crowd.enter(request, response, () => session.yieldTurn());
    } else await this.#forward(session, request, response, query);
  }

  async #handshake(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
    open: OpenStream,
  ): Promise<void> {
    if (request.method !== 'POST') throw invalid('A handshake is a POST.');
    const form = readForm(await readBody(request));
    const overUrl = readHeaders(query.get('$httpHeaders') ?? '');
    const authorization =
      form.headers.get('authorization') ??
      overUrl.get('authorization') ??
      request.headers.authorization;
    const id = randomBytes(16).toString('base64url');
    const session = new Session(id, this.#limits, () => this.#sessions.delete(id));
    if (!session.follows(form)) throw invalid('The first message has the number 0.');
    this.#sessions.set(id, session);
    try {
      const context = { service: this.#service, caller: callerOf(authorization) };
      const sink = {
        send: (message: object) => session.send(message),
        fail: (error: FirestoreError) => session.fail(error),
      };
      session.attach(open(context, sink));
      session.receive(form);
    } catch (thrown) {
      session.fail(toFirestoreError(thrown));
    }
    await delay(HANDSHAKE_DELAY_MS);
    response.setHeader('X-HTTP-Session-Id', id);
    sendText(response, 200, frame(JSON.stringify([[0, ['c', id, '', 8, 12, 30_000]]])));
  }

  async #forward(
    session: Session,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const form = readForm(await readBody(request));
    const acknowledged = readAcknowledged(session, query);
    if (!session.follows(form)) throw invalid('Messages before these have not come.');
    session.acknowledge(acknowledged);
    session.receive(form);
    sendText(response, 200, frame(JSON.stringify(session.status())));
  }
}

function openBackChannel(session: Session, response: ServerResponse, query: URLSearchParams): void {
  const acknowledged = readAcknowledged(session, query);
  // A long-polling client may wish to be answered sooner.
  const wish = readNumber(query.get('TO'), 'TO', Number.MAX_SAFE_INTEGER);
  const keepAliveMs = wish > 0 ? Math.max(1000, wish) : undefined;
  session.openBackChannel(response, acknowledged, query.get('CI') === '1', keepAliveMs);
}

function readAcknowledged(session: Session, query: URLSearchParams): number {
  // Before its first message a client says -1.
  const text = query.get('AID');
  const id = text === '-1' ? 0 : readNumber(text, 'AID', Number.MAX_SAFE_INTEGER);
  if (!session.knows(id)) throw invalid('AID names a message that was never sent.');
  return id;
}

function explain(error: FirestoreError): string {
  return `Error: ${error.message}`;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache, no-store',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
