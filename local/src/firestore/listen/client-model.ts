import { toJson } from '../rest/send.ts';
import type { Context } from '../service.ts';
import type { StreamHandler } from '../stream.ts';
import { ClientTarget, type Tally } from './client-target.ts';
import { openListen } from './open-listen.ts';
import { type Answer, WireAnswer } from './wire-answer.ts';

/** What each target should show at the moment a snapshot is sent, by its name. */
export type Expected = ReadonlyMap<string, readonly string[]>;

/** What a snapshot showed of a target, and what it should have shown. */
interface Mistake {
  readonly name: string;
  readonly shown: readonly string[];
  readonly expected: readonly string[] | undefined;
}

/** What a test knows of the server. */
export interface Oracle {
  readonly expect: (names: readonly string[]) => Expected;
  /** Whether the server still knows the moment of a token. */
  readonly remembers: (token: string) => boolean;
}

const NOTHING_KNOWN: Oracle = { expect: () => new Map(), remembers: () => false };

interface Delivery {
  readonly text: string;
  readonly expected: Expected;
}

/**
 * A client with several targets over one stream, for tests. What the server sends waits on the wire
 * until it is delivered; a lost connection loses what is still there.
 */
export class ClientModel {
  /** All that the client has ever listened to, with what it remembers. */
  readonly targets = new Map<string, ClientTarget>();
  readonly mistakes: Mistake[] = [];
  /** Why the server ended targets. */
  readonly causes: [string, number][] = [];
  readonly tally: Tally;
  /** What the client has shown at each snapshot. */
  readonly snapshots: Map<string, string[]>[] = [];
  context: Context;
  /** Whether existence filters are to come with names, as clients have asked for since 2023. */
  asksForNames = true;
  readonly #definitions: Readonly<Record<string, object>>;
  readonly #oracle: Oracle;
  /** Every listen gets an id of its own, as in the SDK. */
  readonly #live = new Map<number, string>();
  #lastId = 0;
  #wire: Delivery[] = [];
  #stream: StreamHandler | null = null;

  constructor(
    context: Context,
    definitions: Readonly<Record<string, object>>,
    oracle: Oracle = NOTHING_KNOWN,
    tally: Tally = {},
  ) {
    this.context = context;
    this.#definitions = definitions;
    this.#oracle = oracle;
    this.tally = tally;
  }

  get isConnected(): boolean {
    return this.#stream !== null;
  }

  get listening(): readonly string[] {
    return [...this.#live.values()];
  }

  connect(): void {
    const deliveries: Delivery[] = [];
    this.#wire = deliveries;
    this.#stream = openListen(this.context, {
      // Through JSON, as every transport would carry it.
      send: (message) => {
        const text = toJson(message);
        const expected = text.includes('NO_CHANGE')
          ? this.#oracle.expect(this.listening)
          : new Map();
        deliveries.push({ text, expected });
      },
      fail: (error) => {
        throw error;
      },
    });
    for (const id of this.#live.keys()) this.#request(id);
  }

  /** The connection is lost, with all that is still on the wire. */
  disconnect(): void {
    this.#stream?.close();
    this.#stream = null;
    this.#wire = [];
    for (const name of this.listening) this.targets.get(name)?.stop();
  }

  listen(name: string): void {
    if (this.listening.includes(name)) return;
    const id = ++this.#lastId;
    this.#live.set(id, name);
    if (!this.targets.has(name)) this.targets.set(name, new ClientTarget(this.tally));
    if (this.#stream) this.#request(id);
  }

  unlisten(name: string): void {
    for (const [id, own] of this.#live) {
      if (own !== name) continue;
      this.#live.delete(id);
      this.targets.get(name)?.stop();
      this.#stream?.receive({ removeTarget: id });
    }
  }

  /** Lets so many messages arrive. */
  deliver(count = Number.POSITIVE_INFINITY): void {
    for (let i = 0; i < count; i++) {
      const delivery = this.#wire.shift();
      if (!delivery) return;
      this.#take(WireAnswer.parse(JSON.parse(delivery.text)), delivery.expected);
    }
  }

  state(name: string): readonly string[] {
    return this.targets.get(name)?.state() ?? [];
  }

  #request(id: number): void {
    const name = this.#live.get(id) ?? '';
    const target = this.targets.get(name);
    if (!target) return;
    target.pendingResponses++;
    const { token, documents } = target;
    const isKnown = token === null ? documents.size === 0 : this.#oracle.remembers(token);
    if (token !== null) this.#count(isKnown ? 'resumed by changes' : 'resumed in full');
    target.mayDouble = !isKnown;
    const expectedCount = this.asksForNames ? { expectedCount: documents.size } : {};
    const resume = token === null ? {} : { resumeToken: token, ...expectedCount };
    this.#stream?.receive({ addTarget: { targetId: id, ...this.#definitions[name], ...resume } });
  }

  /** The targets with these ids that have no answer pending. */
  #active(ids: readonly number[]): ClientTarget[] {
    return ids.flatMap((id) => {
      const target = this.targets.get(this.#live.get(id) ?? '');
      return target && target.pendingResponses === 0 ? [target] : [];
    });
  }

  #take(answer: Answer, expected: Expected): void {
    const { targetChange, documentChange, documentDelete, documentRemove, filter } = answer;
    if (targetChange) this.#takeTargetChange(targetChange, expected);
    if (documentChange) {
      const { document, targetIds, removedTargetIds } = documentChange;
      for (const target of this.#active(targetIds)) target.put(document.name, document.updateTime);
      for (const target of this.#active(removedTargetIds)) target.remove(document.name);
      if (removedTargetIds.length > 0) this.#count('documents that left');
    }
    for (const gone of [documentDelete, documentRemove]) {
      if (!gone) continue;
      for (const target of this.#active(gone.removedTargetIds)) target.remove(gone.document);
      this.#count(gone === documentDelete ? 'documents deleted' : 'documents pushed out');
    }
    if (filter) for (const target of this.#active([filter.targetId])) target.check(filter);
  }

  #takeTargetChange(change: NonNullable<Answer['targetChange']>, expected: Expected): void {
    const { targetChangeType: type, targetIds, resumeToken, cause } = change;
    for (const id of targetIds.length > 0 ? targetIds : this.#live.keys()) {
      const name = this.#live.get(id);
      const target = name === undefined ? undefined : this.targets.get(name);
      if (name === undefined || !target) continue;
      if (cause) {
        this.#live.delete(id);
        target.stop();
        this.causes.push([name, cause.code]);
        this.#count('refusals');
      } else if (type === 'ADD' || type === 'REMOVE') target.answered();
      else if (target.pendingResponses === 0) {
        target.receiveToken(resumeToken);
        if (type === 'CURRENT') target.isCurrent = true;
      }
    }
    if (type === 'NO_CHANGE') this.#raise(expected);
  }

  #raise(expected: Expected): void {
    const shown = new Map<string, string[]>();
    for (const [id, name] of [...this.#live]) {
      const target = this.targets.get(name);
      if (!target || target.pendingResponses > 0) continue;
      target.raise();
      if (target.isMismatched) {
        this.#stream?.receive({ removeTarget: id });
        target.pendingResponses++;
        this.#request(id);
      } else if (target.isCurrent) shown.set(name, target.state());
    }
    this.snapshots.push(shown);
    for (const [name, state] of shown) {
      this.#count('views compared with a query');
      const wanted = expected.get(name);
      if (JSON.stringify(state) !== JSON.stringify(wanted))
        this.mistakes.push({ name, shown: state, expected: wanted });
    }
  }

  #count(what: string): void {
    this.tally[what] = (this.tally[what] ?? 0) + 1;
  }
}
