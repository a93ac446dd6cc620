import type { Ports } from '../../platform/database/ports.ts';
import { Turns } from '../../platform/database/turns.ts';
import {
  rebuildConferencesDigest,
  rebuildHomeDigest,
  rebuildJournalsDigest,
  rebuildPagesDigest,
  rebuildPressDigest,
} from './rebuild-digests.ts';
import { rebuildIssue } from './rebuild-issue.ts';
import { rebuildJournal } from './rebuild-journal.ts';

const turnsOf = new WeakMap<Ports['db'], Turns>();

function turnsAt({ db }: Ports): Turns {
  const turns = turnsOf.get(db) ?? new Turns();
  turnsOf.set(db, turns);
  return turns;
}

/**
 * Updates the pages above a journal's articles, from the inside out: these issues, the journal, the lists of the press.
 * Each is derived from stored records, so this can be repeated. Of other issues the journal keeps what it shows.
 */
export async function rebuildPages(
  ports: Ports,
  jkey: string,
  issues: Iterable<string>,
): Promise<void> {
  const changed = [...new Set(issues)];
  for (const issueid of changed) {
    await turnsAt(ports).run(`issue ${jkey} ${issueid}`, () => rebuildIssue(ports, jkey, issueid));
  }
  await turnsAt(ports).run(`journal ${jkey}`, () => rebuildJournal(ports, jkey, changed));
  await rebuildLists(ports);
}

/** The home page and the list of journals. */
async function rebuildLists(ports: Ports): Promise<void> {
  await Promise.all([
    rebuildHome(ports),
    turnsAt(ports).run('journals', () => rebuildJournalsDigest(ports)),
  ]);
}

/** What every page's layout needs: the press's identity and its journals' names. */
export async function rebuildPress(ports: Ports): Promise<void> {
  await turnsAt(ports).run('press', () => rebuildPressDigest(ports));
}

/** The home page alone: when news change. */
export async function rebuildHome(ports: Ports): Promise<void> {
  await turnsAt(ports).run('home', () => rebuildHomeDigest(ports));
}

/** The list of the press's own texts. */
export async function rebuildPressTexts(ports: Ports): Promise<void> {
  await turnsAt(ports).run('texts', () => rebuildPagesDigest(ports));
}

/** The newest conferences, for the pages about them. */
export async function rebuildConferences(ports: Ports): Promise<void> {
  await turnsAt(ports).run('conferences', () => rebuildConferencesDigest(ports));
}
