/** `npm run bench`: measures speed, with a plain baseline for each figure in the same run. */
import { parseArgs } from 'node:util';

const HELP = `npm run bench [-- --only press|languages|server|local|search|functions|cost|scale] [--part NAME,…] [--profile FOLDER] [--home FOLDER]
  press   pages for readers, beside plain files of the same articles; --home takes the press that
          keeps its data there and is running, else one is opened for this
  languages  what pages weigh and take to render in each language, beside the same in English; --home
          as above
  server  pages a second of the function that renders them, in a process of its own, beside the same bytes
          sent by a process that does nothing else; --home as above, --profile as below
  local   the local Firebase, beside a plain map; --part chooses some of its parts,
          --profile has Node write processor profiles of them (--cpu-prof)
  search  what the search finds, and how fast, beside a plain look through the same records
  functions  how long each deployed function takes to begin, beside an empty Node process
  cost    what a press costs at Google: measures and writes docs/cost.md; only when named; --home as above
  scale   what pages, feeds, sitemaps and the lists of the office cost with 50, 5,000 and 100,000 articles: measures and
          writes docs/scale.md; only when named; --part press (needs the built web app), lists, or find (the search of the office over 27,000
          records): one of its parts`;

const options = {
  only: { type: 'string' },
  part: { type: 'string' },
  profile: { type: 'string' },
  home: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const { only, part, profile, home, help } = parseArgs({ options }).values;
const PARTS = ['press', 'languages', 'server', 'local', 'search', 'functions', 'cost', 'scale'];
if (help || (only !== undefined && !PARTS.includes(only))) {
  console.log(HELP);
  process.exit(help ? 0 : 2);
}
// Each imports only what it needs: the local Firebase is measured without building the press.
if (only === undefined || only === 'local') {
  const { benchLocal } = await import('./local/bench-local.ts');
  await benchLocal({ parts: part?.split(',') ?? null, profile: profile ?? null });
}
if (only === undefined || only === 'search') {
  const { benchSearch } = await import('./search/bench-search.ts');
  await benchSearch();
}
if (only === undefined || only === 'functions') {
  const { benchFunctions } = await import('./functions/bench-functions.ts');
  await benchFunctions();
}
if (only === undefined || only === 'press') {
  const { benchPress } = await import('./press.ts');
  await benchPress(home ?? null);
}
if (only === undefined || only === 'languages') {
  const { benchLanguages } = await import('./languages.ts');
  await benchLanguages(home ?? null);
}
if (only === undefined || only === 'server') {
  const { benchServer } = await import('./server/bench-server.ts');
  await benchServer(home ?? null, profile ?? null);
}
// Only when named: they change files of the project.
if (only === 'cost') {
  const { benchCost } = await import('./cost/bench-cost.ts');
  await benchCost(home ?? null);
}
if (only === 'scale') {
  const { benchScale } = await import('./scale/bench-scale.ts');
  await benchScale(part?.split(',') ?? null);
}
process.exit(0);
