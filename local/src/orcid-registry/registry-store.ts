/** What the registry knows: codes, tokens, records and groups; kept in one file. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ACTIVITIES, type Activity, type Group, GroupSchema } from './activity-schemas.ts';

const TokenSchema = z.object({
  access: z.string(),
  refresh: z.string(),
  /** Null: of the client itself, for groups. */
  orcid: z.string().nullable(),
  scopes: z.array(z.string()),
  name: z.string(),
});
export type Token = z.infer<typeof TokenSchema>;

const StoredActivitySchema = z.object({
  orcid: z.string(),
  kind: z.enum(['work', 'peer-review']),
  putCode: z.number().int(),
  client: z.string(),
  createdAt: z.number(),
  changedAt: z.number(),
  activity: z.union([ACTIVITIES.work.schema, ACTIVITIES['peer-review'].schema]),
});
export interface StoredActivity extends Omit<z.infer<typeof StoredActivitySchema>, 'activity'> {
  readonly activity: Activity;
}

const KeptSchema = z.object({
  nextPutCode: z.number().int(),
  tokens: z.array(TokenSchema),
  activities: z.array(StoredActivitySchema),
  groups: z.array(GroupSchema.extend({ 'put-code': z.number().int() })),
});

/** A permission that was given on the page and not yet fetched. */
export interface Grant {
  readonly orcid: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
}

export class RegistryStore {
  readonly codes = new Map<string, Grant>();
  readonly tokens = new Map<string, Token>();
  readonly activities = new Map<number, StoredActivity>();
  readonly groups = new Map<number, Group>();
  #nextPutCode = 1_001;
  readonly #file: string | null;
  #written: Promise<unknown> = Promise.resolve();

  private constructor(file: string | null) {
    this.#file = file;
  }

  /** @param folder where it is kept between runs; null keeps it in memory */
  static async open(folder: string | null): Promise<RegistryStore> {
    if (!folder) return new RegistryStore(null);
    await mkdir(folder, { recursive: true });
    const store = new RegistryStore(join(folder, 'registry.json'));
    const text = await readFile(join(folder, 'registry.json'), 'utf8').catch(() => null);
    if (text === null) return store;
    const kept = KeptSchema.parse(JSON.parse(text));
    store.#nextPutCode = kept.nextPutCode;
    for (const token of kept.tokens) store.tokens.set(token.access, token);
    for (const each of kept.activities) store.activities.set(each.putCode, each);
    for (const group of kept.groups) store.groups.set(group['put-code'], group);
    return store;
  }

  nextPutCode(): number {
    this.#nextPutCode += 1;
    return this.#nextPutCode;
  }

  /** A new token for what was allowed. */
  issue({ orcid, name, scopes }: Omit<Token, 'access' | 'refresh'>): Token {
    const token = { access: randomUUID(), refresh: randomUUID(), orcid, name, scopes };
    this.tokens.set(token.access, token);
    return token;
  }

  /** Resolves when everything up to now is kept. */
  keep(): Promise<unknown> {
    const file = this.#file;
    if (!file) return this.#written;
    const kept = {
      nextPutCode: this.#nextPutCode,
      tokens: [...this.tokens.values()],
      activities: [...this.activities.values()],
      groups: [...this.groups.values()],
    };
    this.#written = this.#written.then(() => writeFile(file, JSON.stringify(kept)));
    return this.#written;
  }
}
