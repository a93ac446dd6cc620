import type { ServerResponse } from 'node:http';
import type { FirestoreError } from '../../values/errors.ts';
import { errorBody } from '../rest/send.ts';
import type { StreamHandler } from '../stream.ts';
import { BackChannel } from './back-channel.ts';
import type { Incoming } from './framing.ts';
import type { ChannelLimits } from './limits.ts';
import { Outbox } from './outbox.ts';

/** Characters of one chunk of a streaming response: after each the client's reading is looked at. */
const CHUNK_CHARS = 64 * 1024;

/** One WebChannel: a numbered, acknowledged queue of messages to the client over changing responses. */
export class Session {
  readonly id: string;
  readonly #outbox = new Outbox();
  readonly #limits: ChannelLimits;
  readonly #onEnd: () => void;
  #nextIncoming = 0;
  #back: BackChannel | null = null;
  #stream: StreamHandler | null = null;
  #isFlushing = false;
  #isOver = false;
  #abandoned: NodeJS.Timeout | null = null;

  constructor(id: string, limits: ChannelLimits, onEnd: () => void) {
    this.id = id;
    this.#limits = limits;
    this.#onEnd = onEnd;
    this.#watch();
  }

  attach(stream: StreamHandler): void {
    this.#stream = stream;
  }

  /** Queues a message for the client. */
  send(message: unknown): void {
    this.#queue([message]);
  }

  /** Tells the client of an error; whatever it sends is ignored. It is the client that ends then. */
  fail(error: FirestoreError): void {
    this.send(errorBody(error));
    this.#stream?.close();
    this.#stream = null;
  }

  /** Whether messages with these numbers follow on those that have come, or have come already. */
  follows({ messages }: Incoming): boolean {
    let next = this.#nextIncoming;
    for (const { number } of messages) {
      if (number > next) return false;
      next = Math.max(next, number + 1);
    }
    return true;
  }

  /** Hands on what the client sent, each message once. */
  receive(incoming: Incoming): void {
    for (const { number, message } of incoming.messages) {
      if (number < this.#nextIncoming) continue;
      this.#nextIncoming = number + 1;
      this.#stream?.receive(message);
    }
  }

  /** Whether a message with this number has ever been sent. */
  knows(id: number): boolean {
    return id <= this.#outbox.lastId;
  }

  acknowledge(id: number): void {
    this.#outbox.acknowledge(id);
  }

  /** Takes over a response as back channel; what the client has not acknowledged goes out again. */
  openBackChannel(
    response: ServerResponse,
    acknowledged: number,
    endsAfterData: boolean,
    wishMs = Number.POSITIVE_INFINITY,
  ): void {
    this.#outbox.acknowledge(acknowledged);
    this.#outbox.sendAgainAfter(acknowledged);
    this.#back?.end();
    const events = {
      onIdle: () => this.#queue(['noop']),
      onDrain: () => this.#flush(),
      onClose: () => this.#watch(),
    };
    const keepAliveMs = Math.min(wishMs, this.#limits.keepAliveMs);
    const limits = { ...this.#limits, keepAliveMs };
    this.#back = new BackChannel(response, endsAfterData, events, limits);
    if (this.#outbox.hasUnsent) this.#flush();
    // Shows the client at once that nothing on the way holds responses back.
    else if (!endsAfterData) this.#queue(['noop']);
    this.#watch();
  }

  /** Ends the back channel, for which the client opens another: its connection is wanted. */
  yieldTurn(): void {
    // A response of long polling ends with its first data.
    if (this.#back?.endsAfterData) this.#queue(['noop']);
    else this.#back?.end();
  }

  /** `[is a back channel open, last id sent, characters not yet acknowledged]` */
  status(): [number, number, number] {
    return [this.#back?.isOpen ? 1 : 0, this.#outbox.lastSentId, this.#outbox.chars];
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#abandoned) clearTimeout(this.#abandoned);
    this.#back?.cut();
    this.#stream?.close();
    this.#stream = null;
    this.#onEnd();
  }

  #queue(message: readonly unknown[]): void {
    if (this.#isOver) return;
    this.#outbox.add(message);
    const { waitingChars, patienceMs } = this.#limits;
    if (this.#outbox.chars > waitingChars && Date.now() - this.#outbox.movedAt > patienceMs) {
      this.end();
      return;
    }
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    setImmediate(() => this.#flush());
  }

  /** Writes as much as the client takes. */
  #flush(): void {
    this.#isFlushing = false;
    while (this.#back?.isOpen && !this.#back.isStuck) {
      const { endsAfterData } = this.#back;
      const json = this.#outbox.take(endsAfterData ? this.#limits.roundChars : CHUNK_CHARS);
      if (json === null) break;
      this.#back.write(json);
    }
    this.#watch();
  }

  /** A client that reads may take its time; one that does not is gone after a while. */
  #watch(): void {
    const isRead = this.#back?.isOpen && !this.#back.isStuck;
    if (this.#isOver || isRead) {
      if (this.#abandoned) clearTimeout(this.#abandoned);
      this.#abandoned = null;
    } else if (!this.#abandoned) {
      this.#abandoned = setTimeout(() => this.end(), this.#limits.abandonedMs).unref();
    }
  }
}
