import { green, red } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';
import { WITH_PASSWORD } from './back-up-accounts.ts';
import type { Manifest } from './manifest.ts';
import type { Restored } from './restore-into.ts';
import { total } from './tally.ts';

const number = (value: number) => value.toLocaleString('en');

function counts({ documents, objects, bytes, accounts }: Manifest): string {
  const files = `${number(total(objects))} files (${number(Math.ceil(bytes / 1e6))} MB)`;
  const people = `${number(accounts[WITH_PASSWORD]?.count ?? 0)} accounts`;
  return `${number(total(documents))} documents of ${Object.keys(documents).length} collections, ${files}, ${people}`;
}

/** Prints what a backup holds. */
export function sayBackup(manifest: Manifest, folder: string): void {
  console.log(`\n  ${green('✓')} ${folder}: ${counts(manifest)}`);
  for (const notice of manifest.notices) console.log(`  ${red('!')} ${notice}`);
}

/** Prints whether every file of a bag is as it was when it was made, and which are not. */
export function sayVerified(folder: string, faults: readonly string[]): void {
  if (faults.length === 0) console.log(`\n  ${green('✓')} ${folder} is as it was backed up.`);
  for (const fault of faults) console.error(`  ${red('!')} ${fault}`);
}

/** Prints whether what was restored is what was backed up, collection by collection where it is not. */
export function sayRestored({ manifest, differences, notices }: Restored): void {
  for (const notice of notices) console.log(`  ${red('!')} ${notice}`);
  if (differences.length === 0) {
    console.log(
      `\n  ${green('✓')} Nothing is missing: ${counts(manifest)}, compared by count and hash.`,
    );
    return;
  }
  const rows = differences.map(({ kind, expected, found }) => [
    kind,
    number(expected),
    number(found),
  ]);
  console.error(red('\n  What was restored is not what was backed up:'));
  console.error(table([['', 'backed up', 'found'], ...rows]));
}
