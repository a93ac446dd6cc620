/**
 * `npm run prose`: the house style of `docs/style.md`, checked. What is not yet rewritten is counted by folder in
 * `not-yet-rewritten.json`; a folder may have no more findings than that.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../under-node-24.mjs';
import { countByFolder, folderOf, grown, lowered } from './count-by-folder.ts';
import { findTerms, type ProseFinding } from './find-terms.ts';
import { readProse } from './read-prose.ts';
import { findMisspelt } from './spelling.ts';

const HELP = `npm run prose [-- PATH…] [-- --record]
  PATH…      Lists what is found in these files and folders.
  --record   Lowers the counts of folders that have fewer findings now. It never raises one.`;
const CHECKED = /\.(?:md|tsx?|mjs|css|rules)$/;
/** Not our prose: what others publish and tests read, made-up papers, translations, names of people, what is generated. */
const NOT_OURS = [
  '**/fixtures/**',
  'demo/press/**',
  'demo/{pages,posts}/**/*.*.md',
  'demo/pages/journals/*/reviewers.md',
  'scripts/prose/terms.ts',
  'scripts/prose/*.test.ts',
  'firestore.rules',
];
/** Their strings are names and words of others: of these, the comments. */
const LISTS = [
  'content/src/{latex,tex}/**/{latex-commands,text-commands,latex-theorem,units}.ts',
  'model/src/letters/tex-signs.ts',
  'functions/src/domain/publishing/related/topics.ts',
  'model/src/{countries,common-passwords,search-terms}.ts',
  'functions/src/domain/metrics/counter-robots.ts',
  'model/src/entities/crawler-rules.ts',
  'functions/src/domain/metrics/counter/reports/exceptions.ts',
];
/** So many findings of a folder are listed; who has more asks for the folder. */
const LISTED_MOST = 40;
const ALLOWED = join(ROOT, 'scripts/prose/not-yet-rewritten.json');

const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...positionals], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => CHECKED.test(file) && !NOT_OURS.some((glob) => matchesGlob(file, glob)));

function findingsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const only = LISTS.some((glob) => matchesGlob(file, glob)) ? 'comments' : undefined;
  const found: ProseFinding[] = readProse(file, source, only).flatMap((piece) => [
    ...findTerms(piece),
    ...findMisspelt(piece),
  ]);
  return found.map(({ at, found: words, instead }) => {
    const line = source.slice(0, at).split('\n').length;
    return `${file}:${line}: “${words}”: ${instead}`;
  });
}

const byFile = new Map(files.map((file) => [file, findingsOf(file)]));
const counts = countByFolder([...byFile].map(([file, found]) => [file, found.length]));

if (positionals.length > 0) {
  const all = [...byFile.values()].flat();
  for (const line of all) console.log(line);
  console.log(`${all.length} findings in ${files.length} files.`);
} else {
  const allowed = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(ALLOWED, 'utf8')));
  const tooMany = grown(counts, allowed);
  for (const { folder, found, most } of tooMany) {
    console.log(`${folder}: ${found} findings, ${most} allowed.`);
    const lines = [...byFile].flatMap(([file, each]) => (folderOf(file) === folder ? each : []));
    for (const line of lines.slice(0, LISTED_MOST)) console.log(`  ${line}`);
    if (found > LISTED_MOST) console.log(`  To see all: npm run prose -- ${folder}`);
  }
  const lower = lowered(counts, allowed);
  if (values.record) writeFileSync(ALLOWED, `${JSON.stringify(lower, null, 2)}\n`);
  process.exitCode = tooMany.length > 0 ? 1 : 0;
}
