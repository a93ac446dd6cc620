import { z } from 'zod';
import { toJson } from '../rest/send.ts';
import type { Context } from '../service.ts';
import type { StreamHandler } from '../stream.ts';
import { openListen } from './open-listen.ts';

const Answer = z.object({
  targetChange: z
    .object({
      targetChangeType: z.string(),
      targetIds: z.array(z.number()),
      resumeToken: z.string().optional(),
      cause: z.object({ code: z.number() }).optional(),
    })
    .optional(),
  documentChange: z
    .object({
      document: z.object({ name: z.string(), updateTime: z.string() }),
      targetIds: z.array(z.number()).default([]),
      removedTargetIds: z.array(z.number()).default([]),
    })
    .optional(),
  documentDelete: z
    .object({ document: z.string(), removedTargetIds: z.array(z.number()) })
    .optional(),
  documentRemove: z
    .object({ document: z.string(), removedTargetIds: z.array(z.number()) })
    .optional(),
  filter: z.object({ targetId: z.number(), count: z.number() }).optional(),
});

/** One target as a client sees it: a plain reading of the published protocol, for tests. */
export class ClientModel {
  readonly documents = new Map<string, string>();
  readonly #context: Context;
  readonly #target: object;
  /** What the client has shown at each snapshot. */
  readonly snapshots: string[][] = [];
  cause: number | null = null;
  filterMismatches = 0;
  #token: string | undefined;
  #stream: StreamHandler | null = null;

  constructor(context: Context, target: object) {
    this.#context = context;
    this.#target = target;
  }

  connect(): void {
    const stream = openListen(this.#context, {
      // Through JSON, as every transport would carry it.
      send: (message) => this.#take(Answer.parse(JSON.parse(toJson(message)))),
      fail: (error) => {
        throw error;
      },
    });
    this.#stream = stream;
    const resume = this.#token === undefined ? {} : { resumeToken: this.#token };
    stream.receive({ addTarget: { targetId: 2, ...this.#target, ...resume } });
  }

  disconnect(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  /** Names and versions, sorted. */
  state(): string[] {
    return [...this.documents].map(([name, version]) => `${name} ${version}`).sort();
  }

  #take(answer: z.infer<typeof Answer>): void {
    const { targetChange, documentChange, filter } = answer;
    if (targetChange?.resumeToken) this.#token = targetChange.resumeToken;
    if (targetChange?.targetChangeType === 'NO_CHANGE') this.snapshots.push(this.state());
    if (targetChange?.cause) this.cause = targetChange.cause.code;
    if (documentChange) {
      const { name, updateTime } = documentChange.document;
      if (documentChange.targetIds.length > 0) this.documents.set(name, updateTime);
      if (documentChange.removedTargetIds.length > 0) this.documents.delete(name);
    }
    const gone = answer.documentDelete ?? answer.documentRemove;
    if (gone) this.documents.delete(gone.document);
    if (filter && filter.count !== this.documents.size) this.filterMismatches++;
  }
}
