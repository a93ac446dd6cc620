/** What `--only` may name. */
export const TARGETS = ['firestore', 'storage', 'functions', 'hosting'] as const;
export type Target = (typeof TARGETS)[number];

export interface DeployStep {
  readonly id: string;
  /** As what it does: “Deploying the pages”. */
  readonly label: string;
  /** With which targets it is done; none: always. */
  readonly targets: readonly Target[];
  /** Of all that it deploys: a finished step is not done again while this is the same. Null: it is done every time. */
  readonly hash: string | null;
  /** Rejects where it has failed. It may be repeated. */
  readonly run: () => Promise<void>;
}

/** Which targets `--only` names, all where it is absent; null where it names something else. */
export function namedTargets(only: string | undefined): readonly Target[] | null {
  if (only === undefined) return TARGETS;
  const names = only.split(',').map((name) => name.trim());
  const found = TARGETS.filter((target) => names.includes(target));
  return found.length === new Set(names).size ? found : null;
}
