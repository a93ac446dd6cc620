import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
} from '@firebase/rules-unit-testing';
import { FirebaseError } from 'firebase/app';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { inject } from 'vitest';
import { PERSONAS, type Persona, type PersonaName, tokenOf } from './personas.ts';
import { AUTH_TIME, SESSION_RECORDS } from './sessions.ts';

/** A Firestore under the project's rules, and each person's access to it. */
export interface RulesPress {
  /** Resets the documents to these and all sessions, if anything may have changed since the last reset. */
  renew(documents: Readonly<Record<string, object>>): Promise<void>;
  /** To be called when its tests are over. */
  close(): Promise<void>;
  as(name: PersonaName): Firestore;
  /** `authTime`: of a session other than the default one. */
  asPerson(persona: Persona, authTime?: number): Firestore;
  /** Writes with the rules switched off, as a function would, and signs everyone in. */
  given(documents: Readonly<Record<string, object>>): Promise<void>;
}

// Every refusal is expected here, and the SDK would print each.
setLogLevel('silent');

/** Opens a separate project on the local Firestore, so that test files do not affect each other. */
export async function openRulesPress(projectId: string): Promise<RulesPress> {
  const { host, port } = inject('firestore');
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: {
      host,
      port,
      rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
    },
  });
  // The compat type of rules-unit-testing is the modular Firestore underneath (its README says so).
  const firestoreOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;
  const contexts = new Map<string, Firestore>();
  /** Which documents there are, and how many attempts had been allowed when they were put there. */
  let renewed = '';
  const asPerson = (persona: Persona, authTime = AUTH_TIME) => {
    const key = JSON.stringify([persona, authTime]);
    const known = contexts.get(key);
    if (known) return known;
    const { uid } = persona;
    const made = firestoreOf(
      uid === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid, { ...tokenOf(persona), auth_time: authTime }),
    );
    contexts.set(key, made);
    return made;
  };
  const give = (documents: Readonly<Record<string, object>>) =>
    environment.withSecurityRulesDisabled(async (context) => {
      const { doc, writeBatch } = await import('firebase/firestore');
      const db = firestoreOf(context);
      const batch = writeBatch(db);
      for (const [path, data] of Object.entries({ ...SESSION_RECORDS, ...documents }))
        batch.set(doc(db, path), data);
      await batch.commit();
    });
  return {
    renew: async (documents) => {
      const wanted = `${asserted.allowed} ${JSON.stringify(documents)}`;
      if (renewed === wanted) return;
      await environment.clearFirestore();
      await give(documents);
      renewed = wanted;
    },
    close: async () => {
      writeFileSync(join(inject('tallies'), `${projectId}.asserted`), JSON.stringify(asserted));
      await environment.cleanup();
    },
    asPerson,
    as: (name) => asPerson(PERSONAS[name]),
    given: (documents) => {
      renewed = '';
      return give(documents);
    },
  };
}

/** What this file's tests have expected: `npm run rules:mutants` compares it with what was asked. */
const asserted = { allowed: 0, denied: 0 };

/** Expects success where `allowed`, and a refusal by the rules (nothing else) where not. */
export async function expectAllowed(allowed: boolean, attempt: Promise<unknown>): Promise<void> {
  asserted[allowed ? 'allowed' : 'denied'] += 1;
  await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
}

/**
 * Whether the rules let it pass, for tests that compare whole tables: every answer is to be expected.
 * Rejects where it fails for another reason.
 */
export async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    asserted.allowed += 1;
    return true;
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === 'permission-denied')) throw error;
    asserted.denied += 1;
    return false;
  }
}
