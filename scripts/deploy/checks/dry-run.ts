/** `npm run deploy -- --project ID --dry-run`: looks at everything that can be known before, and changes nothing. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { dnsLookup } from '../../../functions/src/platform/dns/dns-lookup.ts';
import { faint, green, red } from '../../terminal/style.ts';
import { ROOT } from '../../under-node-24.mjs';
import { googleRequest } from '../monitoring/google-request.ts';
import { signedIn } from '../signed-in.ts';
import { CHECKS } from './checks.ts';
import { declaredFunctions } from './declared-functions.ts';
import { googleOrigins } from './google-origins.ts';
import { type Checked, runChecks } from './run-checks.ts';

const MARKS: Readonly<Record<Checked['state'], string>> = {
  ok: green('✓'),
  fault: red('✗'),
  note: '!',
  unknown: '?',
};

const line = ({ state, label, words, toDo }: Checked) =>
  `  ${MARKS[state]} ${label}: ${words}${toDo === null ? '' : `\n      ${faint(toDo)}`}`;

/** Prints a line for each check. True where nothing would stop the deployment. */
export async function dryRun(project: string, env: string): Promise<boolean> {
  let token: string;
  try {
    token = await signedIn(project);
  } catch (error) {
    console.error(`  ${MARKS.fault} Sign-in: ${error instanceof Error ? error.message : error}`);
    console.error('      Sign in: npx firebase login');
    return false;
  }
  const place = {
    project,
    google: googleRequest(token, project),
    origins: googleOrigins(),
    dns: dnsLookup([]),
    parameters: definedIn(env),
    declared: await declaredFunctions(),
    file: (path: string) => readFile(join(ROOT, path), 'utf8'),
  };
  const found: Checked[] = [];
  for await (const one of runChecks(CHECKS, place)) {
    console.log(line(one));
    found.push(one);
  }
  const count = (state: Checked['state']) => found.filter((one) => one.state === state).length;
  console.log(
    `\n  ${count('ok')} passed, ${count('fault')} to correct, ${count('note')} to note, ${count('unknown')} could not be checked. Nothing was changed.`,
  );
  return count('fault') === 0;
}

function definedIn(env: string): Record<string, string> {
  const found = Object.entries(parseEnv(env));
  return Object.fromEntries(
    found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
