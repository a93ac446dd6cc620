import type { RecordedRequest } from '@quire/local/recorded-requests/recorded-request';
import { z } from 'zod';

const AssertedSchema = z.record(z.string(), z.object({ allowed: z.int(), denied: z.int() }));

/**
 * Where tests have asked Firestore's rules what they did not expect an answer to, or expected one
 * that the rules have not given: a verdict only counts where a test would fail without it.
 */
export function unexpected(recorded: readonly RecordedRequest[], asserted: unknown): string[] {
  const asked = new Map<string, { allowed: number; denied: number }>();
  for (const request of recorded) {
    if (request.kind !== 'firestore') continue;
    const counts = asked.get(request.project) ?? { allowed: 0, denied: 0 };
    counts[request.allowed ? 'allowed' : 'denied'] += 1;
    asked.set(request.project, counts);
  }
  const expected = AssertedSchema.parse(asserted);
  return [...new Set([...asked.keys(), ...Object.keys(expected)])].flatMap((project) => {
    const { allowed, denied } = asked.get(project) ?? { allowed: 0, denied: 0 };
    const wanted = expected[project] ?? { allowed: 0, denied: 0 };
    if (allowed === wanted.allowed && denied === wanted.denied) return [];
    return [
      `${project}: the rules allowed ${allowed} and denied ${denied} requests, ` +
        `the tests expected ${wanted.allowed} and ${wanted.denied}`,
    ];
  });
}
