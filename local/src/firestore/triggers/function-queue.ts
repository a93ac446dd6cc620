import type { TriggerEvent } from './event.ts';

/** What came of handing over an event: it was taken, is to be tried again, or nobody knew whom to ask. */
export type Outcome = 'taken' | 'again' | 'unknown';

export interface FunctionQueueOptions {
  /** Events on their way at once; the functions emulator starts a process for each of them. */
  readonly inFlight: number;
  /** A function that has been unknown for this long is gone. */
  readonly goneAfterMs: number;
  readonly send: (event: TriggerEvent) => Promise<Outcome>;
  readonly onTaken: (event: TriggerEvent) => void;
  /** Told, once, when the function is gone, with all that it has not taken. */
  readonly onGone: (events: readonly TriggerEvent[]) => void;
}

/** Events that come one after the other, and how often the first of them has failed. */
interface Line {
  readonly name: string;
  readonly events: TriggerEvent[];
  failures: number;
}

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

/**
 * The events on their way to one function, in lines: one for each document, so that its events keep
 * their order. A line whose event fails pauses, longer each time, and leaves its place to others.
 */
export class FunctionQueue {
  readonly #options: FunctionQueueOptions;
  readonly #lines = new Map<string, Line>();
  /** Lines whose first event may be sent, in the order in which they became ready. */
  readonly #ready: Line[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #inFlight = 0;
  #unknownSince: number | null = null;
  #isClosed = false;

  constructor(options: FunctionQueueOptions) {
    this.#options = options;
  }

  /** Puts an event at the end of the line of this name. */
  add(name: string, event: TriggerEvent): void {
    const known = this.#lines.get(name);
    if (known) {
      known.events.push(event);
      return;
    }
    const line: Line = { name, events: [event], failures: 0 };
    this.#lines.set(name, line);
    this.#makeReady(line);
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #makeReady(line: Line): void {
    this.#ready.push(line);
    this.#sendReady();
  }

  #sendReady(): void {
    while (!this.#isClosed && this.#inFlight < this.#options.inFlight) {
      const line = this.#ready.shift();
      const event = line?.events[0];
      if (!line || !event) return;
      this.#inFlight++;
      void this.#options.send(event).then((outcome) => {
        this.#inFlight--;
        if (!this.#isClosed) this.#settle(line, event, outcome);
        this.#sendReady();
      });
    }
  }

  #settle(line: Line, event: TriggerEvent, outcome: Outcome): void {
    this.#unknownSince = outcome === 'unknown' ? (this.#unknownSince ?? Date.now()) : null;
    if (outcome === 'taken') this.#advance(line, event);
    else if (this.#isGone()) this.#giveUp();
    else this.#pause(line);
  }

  #advance(line: Line, event: TriggerEvent): void {
    line.events.shift();
    line.failures = 0;
    this.#options.onTaken(event);
    if (line.events.length > 0) this.#makeReady(line);
    else this.#lines.delete(line.name);
  }

  #pause(line: Line): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** line.failures++, MAX_PAUSE_MS);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#makeReady(line);
    }, pause);
    this.#timers.add(timer);
  }

  #isGone(): boolean {
    const since = this.#unknownSince;
    return since !== null && Date.now() - since >= this.#options.goneAfterMs;
  }

  #giveUp(): void {
    this.close();
    this.#options.onGone([...this.#lines.values()].flatMap(({ events }) => events));
  }
}
