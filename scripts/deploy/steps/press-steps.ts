import { batches } from './batches.ts';
import type { DeployStep } from './deploy-step.ts';

/** What `firebase.json` calls our functions. */
export const CODEBASE = 'press';

/** Of all that a step deploys. */
export interface DeployedHashes {
  /** Rules and indexes. */
  readonly firestore: string;
  readonly storage: string;
  /** Source, parameters and packages. */
  readonly functions: string;
  readonly hosting: string;
}

export interface PressDeployment {
  readonly hashes: DeployedHashes;
  /** The names of all functions. */
  readonly functions: readonly string[];
  /** The hash of those that the last finished deployment from here has deployed. */
  readonly deployedFunctions: string | null;
  /** `firebase deploy --only` what is named; with `--force` where nothing is to be asked. */
  readonly firebase: (only: string, isForced?: boolean) => Promise<void>;
  readonly migrate: () => Promise<void>;
  /** Sets alerts; null where nobody is to be mailed. */
  readonly watch: (() => Promise<void>) | null;
  /** The smoke test. */
  readonly look: () => Promise<void>;
}

/**
 * The steps of a deployment in their order: data can be asked for before functions ask, and pages come when the functions that
 * render them are there.
 *
 * firebase-tools deploys a function that is named whether it has changed or not. So functions are named, in batches, where
 * their source differs from what was deployed last; the step after the batches leaves alone what is as it should be, makes
 * what is missing, and asks before it deletes what is no longer in the source.
 *
 * Named functions are forced: firebase-tools would ask whether those that are retried may be repeated (they may:
 * `functions/README.md`) and for how long images are kept. What is not named is never deleted.
 */
export function pressSteps(press: PressDeployment): readonly DeployStep[] {
  const { hashes, firebase } = press;
  const groups = press.deployedFunctions === hashes.functions ? [] : batches(press.functions);
  return [
    {
      id: 'firestore',
      label: 'Rules and indexes of Firestore',
      targets: ['firestore'],
      hash: hashes.firestore,
      run: () => firebase('firestore'),
    },
    {
      id: 'storage',
      label: 'Rules of Storage',
      targets: ['storage'],
      hash: hashes.storage,
      run: () => firebase('storage'),
    },
    ...groups.map(
      (names, n): DeployStep => ({
        id: `functions-${n + 1}`,
        label: `Functions, part ${n + 1} of ${groups.length} (${names.join(', ')})`,
        targets: ['functions'],
        hash: hashes.functions,
        run: () => firebase(names.map((name) => `functions:${CODEBASE}:${name}`).join(','), true),
      }),
    ),
    {
      id: 'functions',
      label: 'Functions, all together',
      targets: ['functions'],
      hash: hashes.functions,
      run: () => firebase('functions'),
    },
    {
      id: 'hosting',
      label: 'Pages',
      targets: ['hosting'],
      hash: hashes.hosting,
      // Pages are pinned to a function (`pinTag`). Of `hosting` alone, firebase-tools would look for it in its default
      // region and end where it is in another.
      run: () => firebase('hosting,functions'),
    },
    {
      id: 'migrations',
      label: 'Stored data',
      targets: ['functions'],
      hash: hashes.functions,
      run: press.migrate,
    },
    ...(press.watch
      ? [{ id: 'monitoring', label: 'Alerts', targets: [], hash: null, run: press.watch }]
      : []),
    { id: 'smoke-test', label: 'Does the press answer?', targets: [], hash: null, run: press.look },
  ];
}
