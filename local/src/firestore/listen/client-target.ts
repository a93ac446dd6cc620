import { bitsOf } from './bloom-filter.ts';
import type { Answer } from './wire-answer.ts';

/** What a model of a client came across, to show that tests reach it. */
export type Tally = Record<string, number>;

/**
 * One target as a client sees it, a plain reading of the published protocol and of what the web
 * SDK's WatchChangeAggregator makes of it: changes count when a snapshot is raised, not before.
 */
export class ClientTarget {
  /** Names and contents, as of the last snapshot. */
  documents = new Map<string, string>();
  token: string | null = null;
  isCurrent = false;
  /** Requests that the server has not answered yet: until then, what comes is of an older target. */
  pendingResponses = 0;
  /** A filter did not fit: the target has to be requested again. */
  isMismatched = false;
  /** Documents told again although the client had them, and the server could know. */
  doubles = 0;
  /** The server cannot know what the client has. */
  mayDouble = false;
  readonly #tally: Tally;
  readonly #left = new Set<string>();
  #changes = new Map<string, string | null>();
  #newToken: string | null = null;

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  /** Nothing more comes; what no snapshot has confirmed is lost. */
  stop(): void {
    if (this.#changes.size > 0) this.#count('cuts within a snapshot');
    this.#reset();
    this.pendingResponses = 0;
  }

  /** The server's answer to a request. */
  answered(): void {
    if (--this.pendingResponses === 0) this.#reset();
  }

  /** The cache is given up: the next listen is the first. */
  forget(): void {
    this.documents = new Map();
    this.token = null;
  }

  receiveToken(token: string | undefined): void {
    this.#newToken = token ?? this.#newToken;
  }

  put(name: string, content: string): void {
    const known = this.#present().get(name);
    if (known === content && !this.mayDouble) this.doubles++;
    if (known === undefined && this.#left.has(name)) this.#count('documents that came back');
    this.#changes.set(name, content);
  }

  remove(name: string): void {
    this.#left.add(name);
    this.#changes.set(name, null);
  }

  check(filter: NonNullable<Answer['filter']>): void {
    const present = this.#present();
    if (filter.count === present.size) return;
    this.#count('filter mismatches');
    const bloom = filter.unchangedNames;
    if (bloom) {
      const bitmap = Buffer.from(bloom.bits.bitmap, 'base64');
      const size = bitmap.length * 8 - bloom.bits.padding;
      for (const name of present.keys()) {
        const bits = bitsOf(name, size, bloom.hashCount);
        const isIn = bits.every((bit) => ((bitmap[bit >> 3] ?? 0) >> (bit & 7)) & 1);
        if (!isIn) this.remove(name);
      }
      if (this.#present().size === filter.count) {
        this.#count('filters helped by names');
        return;
      }
    }
    this.#count('targets restarted');
    this.isMismatched = true;
    for (const name of present.keys()) this.remove(name);
  }

  /** Every target of the client is consistent: what has come counts. */
  raise(): void {
    const changes = [...this.#changes.entries()];
    const hasNew = changes.some(([name, now]) => now !== null && !this.documents.has(name));
    if (hasNew && changes.some(([, now]) => now === null)) this.#count('documents for others');
    this.documents = this.#present();
    this.#changes = new Map();
    this.token = this.#newToken ?? this.token;
    if (this.isMismatched) this.token = null;
  }

  /** Names and contents, sorted. */
  state(): string[] {
    return [...this.documents].map(([name, content]) => `${name} ${content}`).sort();
  }

  #present(): Map<string, string> {
    const present = new Map(this.documents);
    for (const [name, content] of this.#changes) {
      if (content === null) present.delete(name);
      else present.set(name, content);
    }
    return present;
  }

  #reset(): void {
    this.#changes = new Map();
    this.#newToken = null;
    this.isCurrent = false;
    this.isMismatched = false;
  }

  #count(what: string): void {
    this.#tally[what] = (this.#tally[what] ?? 0) + 1;
  }
}
