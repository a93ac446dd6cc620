import { z } from 'zod';
import { type Account, AccountSchema } from '../store/account.ts';
import { keyOf } from '../store/registration.ts';
import { type Delay, NO_DELAY } from '../store/submission.ts';

/** What a request is: one that registers, one that asks how far it is, or one that reads. */
export const REQUEST_KINDS = ['deposit', 'poll', 'read'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/**
 * What goes wrong with a request. `refuse`: nothing is done, and this status is answered. `lose`: it is answered as
 * if it were done, and nothing is. `double`: it is done twice. `fail`: it is done, and this status is answered.
 * `drop`: it is done, and the connection breaks; `cut`: the connection breaks before. `hang`: it is done, and
 * nothing is ever answered.
 */
export const FaultSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('refuse'),
    status: z.int().min(400).max(599),
    retryAfter: z.int().optional(),
  }),
  z.strictObject({ kind: z.literal('fail'), status: z.int().min(400).max(599).default(500) }),
  z.strictObject({ kind: z.enum(['lose', 'double', 'drop', 'cut', 'hang']) }),
]);
export type Fault = z.infer<typeof FaultSchema>;

const count = z.int().nonnegative();

/** What can be set. What is not named stays as it is. */
export const SettingsSchema = z.strictObject({
  accounts: z.array(AccountSchema).optional(),
  /** For what is handed in from now on; what is not named is none. */
  delay: z
    .strictObject({
      unknownPolls: count.default(0),
      queuedPolls: count.default(0),
      inProcessPolls: count.default(0),
      queuedMs: count.default(0),
      inProcessMs: count.default(0),
    })
    .optional(),
  /** How long after it was first registered a DOI leads nowhere yet, and is not among the works. */
  handleMs: count.optional(),
  worksMs: count.optional(),
  /** Of one login, before further ones are refused with 429. */
  pendingMax: count.optional(),
  /** DOI → the DOIs that it is in conflict with: it is registered, with a warning. */
  conflicts: z.record(z.string(), z.array(z.string())).optional(),
  /** DOI → the reason why it is not registered. */
  failures: z.record(z.string(), z.string()).optional(),
});
export type BehaviourSettings = z.input<typeof SettingsSchema>;

/** How the agency behaves; tests change it while it runs. */
export class Behaviour {
  accounts: readonly Account[];
  delay: Delay = NO_DELAY;
  pendingMax = 10_000;
  handleMs = 0;
  worksMs = 0;
  readonly #initial: { readonly accounts: readonly Account[]; readonly delay: Delay };
  readonly #faults: Record<RequestKind, Fault[]> = { deposit: [], poll: [], read: [] };
  #conflicts = new Map<string, readonly string[]>();
  #failures = new Map<string, string>();

  constructor(accounts: readonly Account[], delay: Delay) {
    this.#initial = { accounts, delay };
    this.accounts = accounts;
    this.delay = delay;
  }

  /** Throws where a setting is none. */
  set(settings: BehaviourSettings): void {
    const asked = SettingsSchema.parse(settings);
    const { accounts, delay, pendingMax, handleMs, worksMs, conflicts, failures } = asked;
    this.accounts = accounts ?? this.accounts;
    this.delay = delay ?? this.delay;
    this.pendingMax = pendingMax ?? this.pendingMax;
    this.handleMs = handleMs ?? this.handleMs;
    this.worksMs = worksMs ?? this.worksMs;
    if (conflicts) this.#conflicts = byKey(conflicts);
    if (failures) this.#failures = byKey(failures);
  }

  /** The next requests of a kind meet these, one each. */
  plan(kind: RequestKind, ...faults: readonly Fault[]): void {
    this.#faults[kind].push(...faults);
  }

  nextFault(kind: RequestKind): Fault | undefined {
    return this.#faults[kind].shift();
  }

  conflictsOf(doi: string): readonly string[] | undefined {
    return this.#conflicts.get(keyOf(doi));
  }

  failureOf(doi: string): string | undefined {
    return this.#failures.get(keyOf(doi));
  }

  /** As it was at the start. */
  reset(): void {
    ({ accounts: this.accounts, delay: this.delay } = this.#initial);
    [this.pendingMax, this.handleMs, this.worksMs] = [10_000, 0, 0];
    this.#conflicts.clear();
    this.#failures.clear();
    for (const faults of Object.values(this.#faults)) faults.length = 0;
  }
}

const byKey = <T>(record: Readonly<Record<string, T>>): Map<string, T> =>
  new Map(Object.entries(record).map(([doi, value]) => [keyOf(doi), value]));
