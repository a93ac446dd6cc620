import type { Logger } from '../logger.ts';
import type { Commit } from '../store/store.ts';
import { makeEvent, type TriggerEvent } from './event.ts';
import { FunctionQueue, type Outcome } from './function-queue.ts';
import { ANSWER_WITHIN_MS, postEvent } from './post-event.ts';
import {
  coversChange,
  parseLegacyRegistration,
  parseRegistration,
  type Registration,
} from './registration.ts';

/** `once`: in order. `twice-shuffled`: each event twice and out of order, to test functions. */
export type DeliveryMode = 'once' | 'twice-shuffled';

export interface TriggerOptions {
  /** `host:port` of the functions emulator; without one, nothing is delivered. */
  readonly functions: string | null;
  readonly mode: DeliveryMode;
  /** Events on their way to one function at once. */
  readonly inFlight?: number;
  /** How long a function may take to answer. */
  readonly answerWithinMs?: number;
  /** While functions are reloaded they are unknown for a while; after this long they are gone. */
  readonly goneAfterMs?: number;
  readonly log: Logger;
  /** Told when an event needs no further delivery. */
  readonly onDelivered: (id: string) => void;
}

/** The functions emulator runs each event in a process of its own: few enough for a small machine. */
const IN_FLIGHT = 4;
const GONE_AFTER_MS = 60_000;
/** Twice-shuffled deliveries are spread over this long. */
const SHUFFLE_MS = 300;

/** The registered functions and the events on their way to them. */
export class Triggers {
  readonly #options: TriggerOptions;
  readonly #registrations = new Map<string, Registration>();
  readonly #queues = new Map<string, FunctionQueue>();
  /** Events whose function is not there, until it is registered. */
  #parked = new Map<string, TriggerEvent>();
  /** Deliveries still to come of the events that are delivered more than once. */
  readonly #remaining = new Map<string, number>();
  readonly #abort = new AbortController();

  constructor(options: TriggerOptions) {
    this.#options = options;
  }

  register(project: string, key: string, body: unknown): void {
    this.#add(parseRegistration(project, key, body));
  }

  registerLegacy(project: string, key: string, body: unknown): void {
    this.#add(parseLegacyRegistration(project, key, body));
  }

  unregister(project: string, key: string): void {
    this.#registrations.delete(`${project}/${key}`);
  }

  /** The events a commit causes; nothing is sent yet. */
  eventsFor(commit: Commit): TriggerEvent[] {
    if (!commit.author || !this.#options.functions) return [];
    const events: TriggerEvent[] = [];
    for (const change of commit.changes) {
      for (const registration of this.#registrations.values()) {
        if (registration.project !== commit.database.project) continue;
        if (registration.database !== commit.database.id) continue;
        if (!registration.matches(change.path) || !coversChange(registration.eventType, change))
          continue;
        events.push(makeEvent(registration, commit, change));
      }
    }
    return events;
  }

  /** Sends events on their way; those of one document to one function keep their order. */
  enqueue(events: readonly TriggerEvent[]): void {
    for (const event of events) {
      if (this.#options.mode === 'twice-shuffled') this.#sendTwice(event);
      else this.#queueOf(event).add(event.document, event);
    }
  }

  /** Takes up events of an earlier run: they wait until their function is registered again. */
  restore(events: readonly TriggerEvent[]): void {
    for (const event of events) this.#parked.set(event.id, event);
  }

  close(): void {
    this.#abort.abort();
    for (const queue of this.#queues.values()) queue.close();
  }

  #add(registration: Registration): void {
    const { project, key } = registration;
    this.#registrations.set(`${project}/${key}`, registration);
    const isOwn = (event: TriggerEvent) => event.project === project && event.key === key;
    const own = [...this.#parked.values()].filter(isOwn);
    for (const { id } of own) this.#parked.delete(id);
    this.enqueue(own);
  }

  #queueOf({ project, key }: TriggerEvent): FunctionQueue {
    const name = `${project}/${key}`;
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = new FunctionQueue({
      inFlight: this.#options.inFlight ?? IN_FLIGHT,
      goneAfterMs: this.#options.goneAfterMs ?? GONE_AFTER_MS,
      send: (event) => this.#send(event),
      onTaken: (event) => this.#taken(event),
      onGone: (events) => this.#park(name, events),
    });
    this.#queues.set(name, queue);
    return queue;
  }

  /** Each delivery has its own queue, so that neither waits for the other. */
  #sendTwice(event: TriggerEvent): void {
    this.#remaining.set(event.id, 2);
    for (const turn of ['first', 'second']) {
      setTimeout(() => {
        if (this.#abort.signal.aborted) return;
        this.#queueOf(event).add(`${event.id} ${turn}`, event);
      }, Math.random() * SHUFFLE_MS);
    }
  }

  #taken({ id }: TriggerEvent): void {
    const remaining = (this.#remaining.get(id) ?? 1) - 1;
    if (remaining > 0) this.#remaining.set(id, remaining);
    else {
      this.#remaining.delete(id);
      this.#options.onDelivered(id);
    }
  }

  async #send(event: TriggerEvent): Promise<Outcome> {
    const { functions, log, answerWithinMs = ANSWER_WITHIN_MS } = this.#options;
    if (!functions) return 'again';
    const answer = await postEvent(functions, event, answerWithinMs, this.#abort.signal);
    if (typeof answer === 'number' && answer >= 200 && answer < 300) return 'taken';
    if (this.#abort.signal.aborted) return 'again';
    const reason = typeof answer === 'number' ? `status ${answer}` : answer;
    log.warn(`trigger ${event.key} failed for ${event.document} (${reason}); it is tried again`);
    return answer === 404 ? 'unknown' : 'again';
  }

  #park(name: string, events: readonly TriggerEvent[]): void {
    this.#queues.delete(name);
    this.#registrations.delete(name);
    this.restore(events);
    this.#options.log.warn(
      `trigger ${name} is unknown to the functions emulator; ${events.length} events wait for it`,
    );
  }
}
