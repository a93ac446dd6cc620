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

module.exports = {
  forbidden: [
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
      severity: 'error',
      from: { path: '^model/', pathNot: TESTS },
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
        'a text of a few kilobytes can take minutes: what others wrote is rendered and read in a thread with a limit (functions/src/render, submissions/files/read-apart.ts)',
      severity: 'error',
      from: {
        path: '^functions/src/',
        pathNot: [
          '^functions/src/render/render-thread[.]ts$',
          '^functions/src/submissions/files/(reading|pdf-people)[.]ts$',
          '^functions/src/submissions/offered/from-(markdown|jats)[.]ts$',
          TESTS,
        ],
      },
      to: {
        path: '^content/src/(render-(document|inline)|paper/(read-paper|front-matter)|jats/|citations/|tex/|convert/|docx/(docx-to-markdown|read-|xml-text))',
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
        'the office, and the Markdown editor that anybody may use, which loads when it is opened',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: ['^web/src/(admin|author|editing)/', '^web/src/pages/editor-tool/tool/'],
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
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/(app|pages|admin|author|data|session|layouts)/' },
    },
    {
      name: 'one-door-for-data',
      comment: 'data and session are the only importers of firebase',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/(data|session)/', TESTS] },
      to: { path: '^node_modules/(firebase|@firebase|react-firebase-hooks)/' },
    },
    {
      name: 'one-door-to-the-search',
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
      comment: 'what both need lives in ui, session, data or signed-in',
      severity: 'error',
      from: { path: '^web/src/(admin|author)/' },
      to: { path: '^web/src/(admin|author)/', pathNot: '^web/src/$1/' },
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
    exclude: { path: '(^|/)(dist|fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
