import type { ServerResponse } from 'node:http';
import type { FirestoreError } from '../errors.ts';
import { errorBody } from '../rest/send.ts';
import type { StreamHandler } from '../stream.ts';
import { BackChannel } from './back-channel.ts';
import type { Incoming } from './framing.ts';

/** A client that has not opened a back channel for this long is gone. */
const ABANDONED_MS = 60_000;

/** One WebChannel: a numbered, acknowledged queue of messages to the client over changing responses. */
export class Session {
  readonly id: string;
  #queue: { readonly id: number; readonly message: unknown }[] = [];
  #lastId = 0;
  #lastSent = 0;
  #nextIncoming = 0;
  #back: BackChannel | null = null;
  #stream: StreamHandler | null = null;
  #isFlushing = false;
  #isEnding = false;
  #timer: NodeJS.Timeout | null = null;
  readonly #onEnd: () => void;

  constructor(id: string, onEnd: () => void) {
    this.id = id;
    this.#onEnd = onEnd;
    this.#awaitBackChannel();
  }

  get nextIncoming(): number {
    return this.#nextIncoming;
  }

  attach(stream: StreamHandler): void {
    this.#stream = stream;
  }

  /** Queues a message for the client. */
  send(message: unknown): void {
    this.#queueMessage([message]);
  }

  /** Tells the client of an error, then ends. */
  fail(error: FirestoreError): void {
    this.send(errorBody(error));
    this.#isEnding = true;
  }

  /** Hands on what the client sent, each message once. */
  receive(incoming: Incoming): void {
    for (const { number, text } of incoming.messages) {
      if (number < this.#nextIncoming) continue;
      this.#nextIncoming = number + 1;
      this.#stream?.receive(JSON.parse(text));
    }
  }

  /** Takes over a response as back channel; what the client has not acknowledged goes out again. */
  openBackChannel(response: ServerResponse, acknowledged: number, endsAfterData: boolean): void {
    this.acknowledge(acknowledged);
    this.#lastSent = Math.max(acknowledged, 0);
    this.#back?.end();
    if (this.#timer) clearTimeout(this.#timer);
    const onClose = () => {
      if (this.#back !== back) return;
      this.#back = null;
      this.#awaitBackChannel();
    };
    const onIdle = () => this.#queueMessage(['noop']);
    const back = new BackChannel(response, endsAfterData, onIdle, onClose);
    this.#back = back;
    if (this.#queue.length > 0) this.#flush();
    // Shows the client at once that nothing on the way holds responses back.
    else if (!endsAfterData) this.#queueMessage(['noop']);
  }

  acknowledge(id: number): void {
    this.#queue = this.#queue.filter((entry) => entry.id > id);
  }

  /** `[is a back channel open, last id sent, bytes not yet acknowledged]` */
  status(): [number, number, number] {
    return [this.#back?.isOpen ? 1 : 0, this.#lastSent, 0];
  }

  end(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#back?.end();
    this.#back = null;
    this.#stream?.close();
    this.#stream = null;
    this.#onEnd();
  }

  #queueMessage(message: readonly unknown[]): void {
    this.#queue.push({ id: ++this.#lastId, message });
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#isFlushing = false;
    const fresh = this.#queue.filter((entry) => entry.id > this.#lastSent);
    if (!this.#back?.isOpen || fresh.length === 0) return;
    this.#lastSent = this.#lastId;
    this.#back.write(fresh.map(({ id, message }) => [id, message] as const));
    if (this.#isEnding) this.end();
  }

  #awaitBackChannel(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), ABANDONED_MS);
    this.#timer.unref();
  }
}
