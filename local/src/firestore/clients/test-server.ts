import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constantGate } from '../access/rules-gate.ts';
import { type RunningFirestore, startFirestore } from '../server.ts';

/** A server without data that lets everyone do everything: for tests of clients, not of rules. */
export function startOpenServer(): Promise<RunningFirestore> {
  return startFirestore({ gate: constantGate(true) });
}

/** A server with these rules. */
export function startServerWithRules(rules: string): Promise<RunningFirestore> {
  const file = join(mkdtempSync(join(tmpdir(), 'rules-')), 'firestore.rules');
  writeFileSync(file, rules);
  return startFirestore({ rules: file });
}

/** What a project has been billed so far. */
export async function countersOf(port: number, project: string): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/metrics?project=${project}`);
  return await response.json();
}
