/** `npm run import`, under a Node that runs TypeScript. */
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readAccounts } from '../../demo/accounts.ts';
import { foldersOf } from '../../local/src/stack/folders.ts';
import { issuePath } from '../../model/src/paths.ts';
import { red } from '../terminal/style.ts';
import { ROOT } from '../under-node-24.mjs';
import { createIssue, findPlace } from './ensure-issue.ts';
import { type FoundPaper, findPapers } from './find-papers.ts';
import { importPapers } from './import-papers.ts';
import { HELP, type ImportOptions, importOptions } from './options.ts';
import { type PressToUse, pressToUse } from './press-to-use.ts';
import { summary } from './report.ts';
import { type StaffSession, signIn } from './staff-session.ts';

const options = importOptions(process.argv.slice(2));
if ('wrong' in options) {
  console.error(options.wrong ? `${options.wrong}\n\n${HELP}` : HELP);
  process.exit(options.wrong ? 2 : 0);
}
const stopping = new AbortController();
let askedAt = 0;
process.on('SIGINT', () => askToStop());
process.on('SIGTERM', () => askToStop());
try {
  process.exitCode = await run(options);
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
process.exit();

async function run(asked: ImportOptions): Promise<number> {
  // npm runs scripts in the project's folder, whatever the person's own.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), asked.folder);
  if (!(await stat(folder).catch(() => null))?.isDirectory()) {
    throw new Error(`${folder} is not a folder.`);
  }
  const papers = await findPapers(folder);
  if (papers.length === 0) {
    throw new Error(
      `No papers in ${folder}: a paper is a folder with a paper.md, another Markdown file that begins with YAML front matter, or a LaTeX document, or it is a file of Word, OpenDocument, JATS or Jupyter.`,
    );
  }
  const found = papers.length === 1 ? '1 paper' : `${papers.length} papers`;
  console.log(`${found} → ${asked.journal} ${asked.issue}${asked.dryRun ? ' (dry run)' : ''}`);
  const home = asked.home ?? join(ROOT, '.local');
  const press = await pressToUse(foldersOf(ROOT, home), stopping.signal);
  try {
    return await runAt(press, papers, asked);
  } finally {
    await press.done();
  }
}

async function runAt(
  press: PressToUse,
  papers: readonly FoundPaper[],
  asked: ImportOptions,
): Promise<number> {
  const { accounts, password } = await readAccounts();
  const email = asked.as ?? accounts.find(({ role }) => role === 'admin')?.email ?? '';
  const secret = process.env.QUIRE_IMPORT_PASSWORD ?? password;
  const session = await signIn(press.addresses, email, secret);
  await ensurePlace(session, asked);
  const batch = `b${Date.now().toString(36)}`;
  const { journal, issue, dryRun, publish } = asked;
  const reports = await importPapers(session, { journal, issue, batch, dryRun, publish }, papers, {
    notes: asked.notes,
    isStopped: () => stopping.signal.aborted,
  });
  console.log(`\n${summary(reports)}`);
  const rest = papers.length - reports.length;
  if (rest > 0) console.log(`Stopped with ${rest} to go: run the same command again to go on.`);
  else if (publish && !dryRun) console.log(`${press.addresses.press}${issuePath(journal, issue)}`);
  return rest > 0 ? 130 : reports.some(({ outcome }) => outcome === 'refused') ? 1 : 0;
}

async function ensurePlace(session: StaffSession, asked: ImportOptions): Promise<void> {
  const { journal, issue } = asked;
  const place = await findPlace(session, journal, issue);
  if (place === 'there') return;
  if (place === 'no-journal') throw new Error(`There is no journal ${journal} at this press.`);
  const what = `issue ${issue} of ${journal}`;
  if (asked.dryRun) throw new Error(`There is no ${what}: a dry run does not create it.`);
  if (!asked.create && !(await agreed(`There is no ${what}. Create it?`))) {
    throw new Error(`There is no ${what}. Say --create to have it created.`);
  }
  await createIssue(session, journal, issue);
}

async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** A terminal and npm both send Ctrl-C: two within half a second are one. */
function askToStop(): void {
  const now = Date.now();
  const isSecond = askedAt > 0 && now - askedAt > 500;
  if (isSecond) process.exit(130);
  if (askedAt === 0) console.log('\n  Stopping after this paper (Ctrl-C again: at once) …');
  askedAt ||= now;
  stopping.abort(new Error('stopped'));
}
