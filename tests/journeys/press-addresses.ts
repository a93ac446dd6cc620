import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    press: PressUnderTest;
  }
}

/** Where the press under test answers, and how its demo people sign in. */
export interface PressUnderTest {
  readonly project: string;
  readonly press: string;
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  readonly functions: string;
  readonly mailbox: string;
  readonly password: string;
  /** Where it keeps its data: commands find it there. */
  readonly home: string;
  /** Whether institutions are found in an ROR of ours. */
  readonly hasRor: boolean;
}

export const press = inject('press');
