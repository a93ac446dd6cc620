import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { CallError } from '../../data/call-error.ts';
import { PaperSync, type SharedTextSource } from './paper-sync.ts';

/** A server in memory: it folds every so many updates, as the function does, and can be away. */
class Server {
  readonly #updates: { seq: number; update: Uint8Array }[] = [];
  readonly #watchers = new Set<() => void>();
  #state: { seq: number; update: Uint8Array } | null = null;
  #seq = 0;
  sent = 0;
  isAway = false;
  refusal: CallError | null = null;

  /** `isAnswered`: whether the sender hears that its message arrived. */
  source(
    isReached: () => boolean = () => true,
    isAnswered: () => boolean = () => true,
  ): SharedTextSource {
    const requireReached = () => {
      if (this.isAway || !isReached()) throw new CallError('page/unavailable');
    };
    return {
      send: async (update) => {
        requireReached();
        if (this.refusal) throw this.refusal;
        this.sent += 1;
        this.#seq += 1;
        this.#updates.push({ seq: this.#seq, update });
        if (this.#updates.length >= 6) this.#fold();
        for (const tell of this.#watchers) tell();
        if (!isAnswered()) throw new CallError('page/unavailable');
      },
      readState: async () => {
        requireReached();
        return this.#state;
      },
      watch: (after, onUpdates) => {
        let known = after;
        const tell = () => {
          if (this.isAway || !isReached()) return;
          const fresh = this.#updates.filter(({ seq }) => seq > known);
          known = this.#seq;
          if (fresh.length > 0) onUpdates(fresh);
        };
        this.#watchers.add(tell);
        tell();
        return () => this.#watchers.delete(tell);
      },
    };
  }

  #fold(): void {
    const all = [...(this.#state ? [this.#state] : []), ...this.#updates.splice(0, 4)];
    this.#state = {
      seq: all.at(-1)?.seq ?? 0,
      update: Y.mergeUpdates(all.map(({ update }) => update)),
    };
  }
}

const settle = async (ms = 1_300) => {
  await vi.advanceTimersByTimeAsync(ms);
};

let open: PaperSync[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const each of open) each.close();
  open = [];
  vi.useRealTimers();
});

async function writer(server: Server, isReached?: () => boolean, text = new Y.Doc()) {
  const sync = new PaperSync(text, server.source(isReached), () => 'Tides');
  open.push(sync);
  await sync.open();
  const markdown = text.getText('markdown');
  return {
    sync,
    text,
    read: () => markdown.toString(),
    type: (words: string) => markdown.insert(markdown.length, words),
    erase: (from: number, length: number) => markdown.delete(from, length),
  };
}

/** Numbers from 0 to 1 that are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const wordsIn = (text: string): string[] => text.match(/<\w+>/g) ?? [];

/** Someone who writes and erases whole words in several paragraphs, with a network that comes and goes. */
class Scribbler {
  readonly written = new Set<string>();
  readonly erased = new Set<string>();
  isNear = true;
  isAnswered = true;
  #text = new Y.Doc();
  #sync: PaperSync | null = null;

  readonly #server: Server;
  readonly #name: string;

  private constructor(server: Server, name: string) {
    this.#server = server;
    this.#name = name;
  }

  static async at(server: Server, name: string): Promise<Scribbler> {
    const scribbler = new Scribbler(server, name);
    await scribbler.#open();
    return scribbler;
  }

  async #open(): Promise<void> {
    const source = this.#server.source(
      () => this.isNear,
      () => this.isAnswered,
    );
    this.#sync = new PaperSync(this.#text, source, () => 'Tides');
    open.push(this.#sync);
    await this.#sync.open();
  }

  get state(): string | undefined {
    return this.#sync?.state().name;
  }

  read = (): string => this.#text.getText('markdown').toString();

  edit(random: () => number, count: number): void {
    const text = this.#text.getText('markdown');
    for (let made = 0; made < count; made += 1) {
      const now = this.read();
      const words = [...now.matchAll(/<\w+>\n*/g)];
      const at = words[Math.floor(random() * words.length)];
      if (at && random() < 0.2) {
        text.delete(at.index, at[0].length);
        this.erased.add(at[0].trim());
      } else {
        const word = `<${this.#name}${this.written.size}>`;
        this.written.add(word);
        text.insert(at?.index ?? 0, random() < 0.2 ? `${word}\n\n` : word);
      }
    }
  }

  /** The page is closed without a word, and opened again with what the device has kept. */
  async reload(): Promise<void> {
    const kept = Y.encodeStateAsUpdate(this.#text);
    this.#sync?.close();
    this.#text = new Y.Doc();
    Y.applyUpdate(this.#text, kept);
    await this.#open();
  }

  comeBack(): void {
    this.isNear = true;
    this.isAnswered = true;
    this.#sync?.retry();
  }
}

describe('a text that is written by several', () => {
  it('reaches the others when typing rests, in one message', async () => {
    const server = new Server();
    const [anna, ben] = [await writer(server), await writer(server)];
    anna.type('Mud ');
    anna.type('and ');
    anna.type('sand.');
    expect(anna.sync.state().name).toBe('saving');
    await settle();
    expect(ben.read()).toBe('Mud and sand.');
    expect(server.sent).toBe(1);
    expect(anna.sync.state().name).toBe('saved');
  });

  it('keeps what both typed, at the same time and in the same place', async () => {
    const server = new Server();
    const [anna, ben] = [await writer(server), await writer(server)];
    anna.type('Mud.');
    ben.type('Sand.');
    await settle();
    await settle();
    expect(anna.read()).toBe(ben.read());
    expect(anna.read()).toMatch(/^(Mud\.Sand\.|Sand\.Mud\.)$/);
  });

  it('loses nothing after an hour without a network on both sides', async () => {
    const server = new Server();
    let isNear = true;
    const [anna, ben] = [await writer(server, () => isNear), await writer(server, () => isNear)];
    anna.type('Start. ');
    await settle();
    isNear = false;
    for (let minute = 0; minute < 60; minute += 1) {
      anna.type(`a${minute} `);
      ben.type(`b${minute} `);
      await settle(60_000);
    }
    anna.erase(0, 'Start. '.length);
    expect(anna.sync.state().name).toBe('offline');
    isNear = true;
    for (const each of [anna, ben]) each.sync.retry();
    await settle(90_000);
    await settle(90_000);
    expect(anna.read()).toBe(ben.read());
    const words = anna.read().trim().split(' ');
    expect(words).toHaveLength(120);
    expect(words.filter((word) => word.startsWith('a'))).toHaveLength(60);
    expect(anna.sync.state().name).toBe('saved');
  });

  it.each([1, 2, 3, 4])(
    'has every word once after an hour of edits with reloads, gaps and lost answers (%i)',
    async (seed) => {
      const server = new Server();
      const random = numbersFrom(seed);
      const people = await Promise.all(['anna', 'ben'].map((name) => Scribbler.at(server, name)));
      const [anna, ben] = people;
      anna?.edit(() => 0, 5);
      await settle();
      for (let step = 0; step < 360; step += 1) {
        for (const person of people) {
          if (random() < 0.05) person.isNear = !person.isNear;
          person.isAnswered = random() < 0.8;
          person.edit(random, Math.floor(random() * 3));
          if (random() < 0.02) await person.reload();
        }
        await settle(10_000);
      }
      for (const person of people) person.comeBack();
      for (let wait = 0; wait < 4; wait += 1) await settle(60_000);

      const words = people.flatMap(({ written }) => [...written]);
      const erased = new Set(people.flatMap((person) => [...person.erased]));
      const kept = words.filter((word) => !erased.has(word));
      expect(words.length).toBeGreaterThan(500);
      expect(erased.size).toBeGreaterThan(50);
      expect(anna?.read()).toBe(ben?.read());
      expect((await writer(server)).read()).toBe(anna?.read());
      expect(wordsIn(anna?.read() ?? '').toSorted()).toEqual(kept.toSorted());
      expect(people.map(({ state }) => state)).toEqual(['saved', 'saved']);
    },
    30_000,
  );

  it('sends on the next visit what an earlier one could not', async () => {
    const server = new Server();
    let isNear = false;
    const anna = await writer(server, () => isNear);
    anna.type('Written on a train.');
    await settle();
    anna.sync.close();
    isNear = true;
    // The device has kept the text.
    const again = await writer(server, () => isNear, anna.text);
    expect(again.sync.state().name).toBe('saved');
    expect((await writer(server)).read()).toBe('Written on a train.');
  });

  it('is whole for whoever comes after the updates were folded', async () => {
    const server = new Server();
    const anna = await writer(server);
    for (let n = 0; n < 20; n += 1) {
      anna.type(`${n} `);
      await settle();
    }
    expect((await writer(server)).read()).toBe(anna.read());
  });

  it('says what is not saved, and stops where the server will never take it', async () => {
    const server = new Server();
    const anna = await writer(server);
    server.refusal = new CallError('record/not-found', { values: { noun: 'paper' } });
    anna.type('Mine.');
    await settle();
    expect(anna.sync.state()).toEqual({ name: 'refused', message: 'There is no such paper.' });
    anna.type(' More.');
    await settle(60_000);
    expect(anna.read()).toBe('Mine. More.');
    expect(server.sent).toBe(0);
  });
});
