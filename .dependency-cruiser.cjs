/**
 * Who may import whom: CONTRIBUTING.md draws it, `npm test` checks it.
 * @type {import('dependency-cruiser').IConfiguration}
 */
/** Tests, and what tests alone use. */
const TESTS = '([.]test[.]tsx?|/src/testing/[^/]+)$';

/** A workspace may reach into these folders of ours and no others. */
const mayReach = (name, from, allowed) => ({
  name,
  comment: `${from} may import ${allowed.join(', ') || 'nothing'} of ours`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: TESTS },
  to: {
    path: '^(model|content|web|functions|local|demo|tests|scripts)/',
    pathNot: [`^${from}/`, ...allowed.map((folder) => `^${folder}`)],
  },
});

/**
 * The domains of functions/src, lowest first, each with those that it may import. What a domain must
 * not know reacts to it through `entry/subscribers.ts`.
 */
const DOMAINS = {
  access: [],
  health: [],
  figures: [],
  uploads: [],
  render: [],
  deposits: [],
  'registration-queue': [],
  harvest: [],
  organisations: [],
  'search-queue': ['harvest', 'registration-queue'],
  feeds: [],
  api: ['feeds'],
  conflicts: ['access'],
  outbox: ['access', 'conflicts'],
  metrics: ['outbox'],
  alerts: ['outbox', 'search-queue'],
  accounts: ['access', 'alerts', 'outbox'],
  roles: ['access', 'accounts', 'outbox'],
  records: ['access', 'figures', 'uploads'],
  writing: ['access', 'accounts', 'figures'],
  proposals: ['access', 'accounts', 'outbox', 'records'],
  'special-issues': ['access', 'accounts', 'outbox', 'records', 'roles'],
  publishing: ['figures', 'outbox', 'records', 'render', 'search-queue'],
  oai: ['harvest', 'publishing'],
  corpus: ['feeds', 'publishing', 'search-queue'],
  annotations: ['access', 'accounts', 'outbox'],
  conferences: ['access', 'accounts', 'conflicts', 'outbox', 'publishing', 'records'],
  adverts: ['metrics', 'publishing', 'search-queue'],
  printing: ['figures', 'harvest', 'publishing', 'registration-queue', 'search-queue'],
  stats: ['metrics'],
  search: ['search-queue'],
  submissions: ['access', 'accounts', 'outbox', 'uploads'],
  discussions: ['access', 'outbox', 'submissions', 'uploads'],
  files: ['access', 'discussions', 'submissions'],
  articles: [
    'access',
    'deposits',
    'figures',
    'outbox',
    'publishing',
    'render',
    'submissions',
    'uploads',
  ],
  editing: ['access', 'figures', 'uploads'],
  charges: ['access', 'outbox', 'submissions'],
  people: ['access', 'publishing', 'records', 'search-queue', 'submissions'],
  merging: ['access', 'accounts', 'conferences', 'outbox', 'people', 'records', 'roles'],
  reviews: [
    'access',
    'accounts',
    'conflicts',
    'outbox',
    'people',
    'publishing',
    'records',
    'submissions',
    'uploads',
  ],
  orcid: ['accounts', 'outbox', 'publishing', 'submissions'],
  announcements: ['access', 'outbox', 'publishing'],
  proofs: [
    'access',
    'articles',
    'figures',
    'files',
    'printing',
    'render',
    'reviews',
    'submissions',
  ],
  registrations: ['access', 'deposits', 'outbox', 'publishing', 'registration-queue', 'render'],
  crawlers: ['search-queue'],
  citations: ['access', 'articles', 'outbox', 'publishing', 'registrations', 'render'],
  packages: [
    'access',
    'articles',
    'deposits',
    'discussions',
    'publishing',
    'registrations',
    'render',
    'submissions',
  ],
  desk: ['access', 'reviews', 'search-queue', 'submissions'],
  mail: ['access', 'outbox'],
  texts: ['access'],
  setup: ['access', 'accounts', 'outbox', 'records'],
  backups: [],
  checklist: ['access', 'backups', 'setup'],
  readiness: ['access', 'stats'],
  'paper-import': ['figures', 'outbox', 'publishing', 'render', 'uploads'],
  'tool-runs': ['outbox', 'search'],
  integrity: ['access', 'discussions', 'submissions', 'tool-runs'],
  configuration: ['access', 'integrity', 'mail', 'outbox', 'search', 'uploads'],
  'bulk-import': ['outbox', 'paper-import', 'people', 'publishing', 'search-queue', 'tool-runs'],
  tools: [
    'access',
    'accounts',
    'bulk-import',
    'desk',
    'integrity',
    'outbox',
    'people',
    'publishing',
    'search',
    'tool-runs',
  ],
  migrations: [
    'accounts',
    'charges',
    'desk',
    'harvest',
    'people',
    'publishing',
    'registration-queue',
    'roles',
  ],
};

/** Folders of a place, lowest first: each may import those before it. `.` is the place's own files. */
const FOLDERS = {
  'functions/src': 'platform domain entry .',
  'functions/src/platform':
    'config logging errors text fonts pdf dns malware storage database http firebase throttle rendering',
  'functions/src/entry': '. ports callables groups http jobs schedules triggers',
  'model/src':
    'messages . letters statements states entities relations publish-gate adverts charges records submission ' +
    'readiness calls desk lists mail search',
  'content/src':
    'messages report tex syntax letters tree citations references diagrams run markdown dialects html . ' +
    'convert export paper docx jats meca notebook odt latex',
  'local/src':
    'card-provider chromium mailbox orcid-registry ports registration-agency search similarity-service ' +
    'functions-host values rules ' +
    'storage-rules recorded-requests firestore package rules-explain rules-mutants ' +
    'stack',
  'web/src':
    'messages config firebase navigation drafts editing made markdown-text pdf-viewer ui ' +
    'manuscript-reader data session start signed-in layouts app admin author pages server .',
};

const inDomains = Object.entries(DOMAINS).map(([domain, allowed], at, all) => {
  const above = all.slice(at).map(([name]) => name);
  const circle = allowed.find((name) => above.includes(name) || !(name in DOMAINS));
  if (circle) throw new Error(`DOMAINS: ${domain} may only name domains above it, not ${circle}`);
  return {
    name: `domain-${domain}`,
    comment: `${domain} may import ${allowed.join(', ') || 'no other domain'}: DOMAINS in this file`,
    severity: 'error',
    from: { path: `^functions/src/domain/${domain}/`, pathNot: TESTS },
    to: {
      path: '^functions/src/domain/',
      pathNot: [domain, ...allowed].map((name) => `^functions/src/domain/${name}/`),
    },
  };
});

const pathOf = (place, folder) => (folder === '.' ? `^${place}/[^/]+$` : `^${place}/${folder}/`);

const inFolders = Object.entries(FOLDERS).flatMap(([place, list]) =>
  list.split(' ').map((folder, at, folders) => ({
    name: `${place}/${folder}-looks-down`,
    comment: `imports go down only: FOLDERS in this file, and CONTRIBUTING.md`,
    severity: 'error',
    from: { path: pathOf(place, folder), pathNot: TESTS },
    to: {
      path: folders.slice(at + 1).map((above) => pathOf(place, above)),
      pathNot: TESTS,
    },
  })),
);

/** A folder that no table names would escape the rules above. */
const isListed = [
  ['functions/src/domain/', Object.keys(DOMAINS)],
  ...Object.entries(FOLDERS).map(([place, list]) => [`${place}/`, list.split(' ')]),
].map(([place, folders]) => ({
  name: `${place}-is-listed`,
  comment: `a new folder of ${place} is added to FOLDERS or DOMAINS in this file`,
  severity: 'error',
  from: {
    path: `^${place}[^/]+/`,
    pathNot: [`^${place}(${[...folders, 'testing'].join('|')})/`, TESTS],
  },
  to: {},
}));

module.exports = {
  forbidden: [
    ...inDomains,
    ...inFolders.filter(({ to }) => to.path.length > 0),
    ...isListed,
    {
      name: 'no-circles',
      comment: 'except in the rules engine: a grammar and what follows it are recursive',
      severity: 'error',
      from: { pathNot: '^local/src/rules/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    mayReach('model-is-alone', 'model', []),
    {
      name: 'model-knows-zod-only',
      comment: 'and, for its messages alone, the parser of ICU MessageFormat and its types',
      severity: 'error',
      from: { path: '^model/', pathNot: [TESTS, '^model/src/messages/'] },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node_modules/zod/' },
    },
    mayReach('content-knows-model', 'content', ['model/']),
    mayReach('web-knows-model-and-content', 'web', ['model/', 'content/']),
    mayReach('functions-know-web-as-built', 'functions', [
      'model/',
      'content/',
      'web/dist/server/',
    ]),
    {
      name: 'functions-read-texts-in-threads',
      comment:
        'a text of a few kilobytes can take minutes: what others wrote is rendered and read in a thread with a limit (functions/src/domain/render, domain/uploads/read-apart.ts)',
      severity: 'error',
      from: {
        path: '^functions/src/',
        pathNot: [
          '^functions/src/domain/render/render-thread[.]ts$',
          '^functions/src/domain/uploads/(reading|pdf-people|text-people)[.]ts$',
          '^functions/src/domain/uploads/anonymous/anonymous-(copy|text)[.]ts$',
          '^functions/src/domain/uploads/offered/from-(text|jats)[.]ts$',
          TESTS,
        ],
      },
      to: {
        path: '^content/src/(render-(document|inline)|export/deposit-texts|paper/(read-paper|front-matter)|jats/|odt/|citations/(?!csl-locale)|tex/|convert/|notebook/|docx/(docx-to-markdown|read-|xml-text)|latex/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    mayReach('local-knows-nothing-of-ours', 'local', []),
    mayReach('demo-knows-the-import', 'demo', ['model/', 'content/', 'functions/src/']),
    mayReach('tests-know-model', 'tests', [
      'model/',
      'content/src/',
      'local/',
      'demo/accounts',
      'scripts/press/',
      // A press of any size, for the benchmark of scale.
      'functions/src/testing/',
    ]),
    {
      name: 'renderer-stays-off-public-pages',
      comment: 'only the previews of the editors and the server entry render Markdown in web',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: ['^web/src/(admin|author|editing)/', '^web/src/entry-server', TESTS],
      },
      to: { path: '^content/' },
    },
    {
      name: 'editing-belongs-to-editors',
      comment:
        'the office, and what loads when it is opened: the Markdown editor, and manuscripts that are read in the page',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: [
          '^web/src/(admin|author|editing|manuscript-reader)/',
          '^web/src/pages/editor-tool/tool/',
        ],
      },
      to: { path: '^web/src/editing/' },
    },
    {
      name: 'editor-opens-in-the-browser',
      comment:
        'the page around the Markdown editor loads it on demand: readers and the server never do',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/pages/editor-tool/tool/' },
      to: {
        path: '^web/src/pages/editor-tool/tool/.*[.]tsx?$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'manuscripts-open-on-demand',
      comment: 'pdf.js and the renderer come with the first manuscript that is read in the page',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot:
          '^web/src/(manuscript-reader/|pages/reviewer/reader/|signed-in/stored-file-reader)',
      },
      to: {
        path: '^web/src/(manuscript-reader/(?!readable-as)|pages/reviewer/reader/|signed-in/stored-file-reader).*[.]tsx?$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'renderer-of-letters-loads-on-demand',
      comment:
        'react-markdown and KaTeX come with the first text that is shown, and to no public page',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/markdown-text/rendered-mathematics', TESTS] },
      to: {
        path: '^web/src/markdown-text/rendered-(markdown|mathematics|title)[.]tsx$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'katex-loads-with-mathematics',
      comment: 'a text without formulas is drawn without KaTeX, which is larger than all the rest',
      severity: 'error',
      from: { path: '^web/src/markdown-text/(markdown-text|rendered-markdown|title-text)[.]tsx$' },
      to: { path: '(remark-math|katex|letter-formulas|formula-settings)' },
    },
    {
      name: 'letters-are-written-by-people-apart-from-readers',
      comment: 'signed-in areas, and the pages of reviewers and co-authors',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: [
          '^web/src/(admin|author|signed-in|markdown-text|pages/(reviewer|submission))/',
          TESTS,
        ],
      },
      to: { path: '^web/src/markdown-text/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/(app|pages|admin|author|data|firebase|session|layouts)/' },
    },
    {
      name: 'firebase-through-data',
      comment: 'data, session and firebase are the only importers of firebase',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/(data|firebase|session)/', TESTS] },
      to: { path: '^node_modules/(firebase|@firebase|react-firebase-hooks)/' },
    },
    {
      name: 'search-through-data',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/data/public/', TESTS] },
      to: { path: '^node_modules/(algoliasearch|@algolia)/' },
    },
    {
      name: 'public-reads-stay-light',
      severity: 'error',
      from: { path: '^web/src/data/public/' },
      to: { path: '^web/src/data/live/' },
    },
    {
      name: 'pages-stand-apart',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
    },
    {
      name: 'sections-stand-apart',
      severity: 'error',
      from: { path: '^web/src/admin/([^/]+)/', pathNot: '^web/src/admin/kit/' },
      to: { path: '^web/src/admin/', pathNot: ['^web/src/admin/$1/', '^web/src/admin/kit/'] },
    },
    {
      name: 'pages-know-no-office',
      severity: 'error',
      from: { path: '^web/src/pages/' },
      to: { path: '^web/src/(admin|author|signed-in)/' },
    },
    {
      name: 'authors-and-office-stand-apart',
      comment: 'what both need lives in signed-in, or without MUI in ui, session or data',
      severity: 'error',
      from: { path: '^web/src/(admin|author)/' },
      to: { path: '^web/src/(admin|author)/', pathNot: '^web/src/$1/' },
    },
    {
      name: 'signed-in-serves-both-areas',
      comment: 'the author’s area and the office build on it, so it knows neither of them',
      severity: 'error',
      from: { path: '^web/src/signed-in/' },
      to: { path: '^web/src/(admin|author|pages|layouts)/' },
    },
    {
      name: 'drafts-know-no-place',
      comment:
        'public pages and both signed-in areas save with them: what differs is in their ports',
      severity: 'error',
      from: { path: '^web/src/drafts/' },
      to: { path: '^web/src/', pathNot: '^web/src/drafts/' },
    },
    {
      name: 'signed-in-areas-alone-have-mui',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/(admin|author|signed-in)/' },
      to: { path: '^node_modules/@(mui|emotion)/' },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface to parse with.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(content|functions|local|web)/dist/|^[^n][^/]*/src/fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
