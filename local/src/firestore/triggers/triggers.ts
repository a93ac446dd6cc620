import type { Logger } from '../logger.ts';
import type { Commit } from '../store/store.ts';
import { deliver } from './deliver.ts';
import { makeEvent, type TriggerEvent } from './event.ts';
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
  readonly log: Logger;
  /** Told when an event needs no further delivery. */
  readonly onDelivered: (id: string) => void;
}

/** Twice-shuffled deliveries are spread over this long. */
const SHUFFLE_MS = 300;

/** The registered functions and the events on their way to them. */
export class Triggers {
  readonly #options: TriggerOptions;
  readonly #registrations = new Map<string, Registration>();
  readonly #queues = new Map<string, Promise<void>>();
  #restored: TriggerEvent[] = [];
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
    if (commit.isReset || !this.#options.functions) return [];
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
      else this.#sendInOrder(event);
    }
  }

  /** Takes up events of an earlier run: they wait until their function is registered again. */
  restore(events: readonly TriggerEvent[]): void {
    this.#restored.push(...events);
  }

  close(): void {
    this.#abort.abort();
  }

  #add(registration: Registration): void {
    const { project, key } = registration;
    this.#registrations.set(`${project}/${key}`, registration);
    const isOwn = (event: TriggerEvent) => event.project === project && event.key === key;
    const own = this.#restored.filter(isOwn);
    this.#restored = this.#restored.filter((event) => !isOwn(event));
    this.enqueue(own);
  }

  #sendInOrder(event: TriggerEvent): void {
    const queue = `${event.key} ${event.document}`;
    this.#run(
      queue,
      (this.#queues.get(queue) ?? Promise.resolve()).then(() => this.#send(event)),
      event,
    );
  }

  #sendTwice(event: TriggerEvent): void {
    const later = async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, Math.random() * SHUFFLE_MS);
      await promise;
      return this.#send(event);
    };
    const both = Promise.all([later(), later()]).then(([first, second]) => first && second);
    this.#run(event.id, both, event);
  }

  #run(queue: string, sending: Promise<boolean>, event: TriggerEvent): void {
    const turn = sending.then((isDelivered) => {
      if (isDelivered) this.#options.onDelivered(event.id);
      if (this.#queues.get(queue) === turn) this.#queues.delete(queue);
    });
    this.#queues.set(queue, turn);
  }

  async #send(event: TriggerEvent): Promise<boolean> {
    const { functions, log } = this.#options;
    if (!functions) return false;
    return await deliver(functions, event, log, this.#abort.signal);
  }
}
