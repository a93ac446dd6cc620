/**
 * Makes functions/dist: what is deployed, and what the local Firebase runs. Our own code and the
 * libraries that it needs are bundled, in pieces that are loaded when they are needed; packages with
 * native parts or files of their own stay packages, named with the version of the lockfile.
 */
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { deployedLockfile } from './deployed-lockfile.ts';

const here = new URL('./', import.meta.url);
const root = new URL('../', here);
const dist = new URL('dist/', here);

/** Packages that the deployed functions install: the rest is in the bundle. */
const PACKAGES = [
  '@fontsource/source-sans-3',
  '@fontsource/source-serif-4',
  '@google-cloud/storage',
  '@hyzyla/pdfium',
  '@resvg/resvg-wasm',
  '@sparticuz/chromium',
  'dejavu-fonts-ttf',
  'firebase-admin',
  'firebase-functions',
  'nodemailer',
  'pdfmake',
  'playwright-core',
  'sharp',
  'subset-font',
];

const json = async (url) => JSON.parse(await readFile(url, 'utf8'));

/** @param {Record<string, { version?: string }>} packages of the lockfile */
function exactVersions(packages) {
  const versions = PACKAGES.map((name) => {
    const nested = packages[`functions/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    if (!nested?.version) throw new Error(`${name} is not in package-lock.json`);
    return [name, nested.version];
  });
  return Object.fromEntries(versions);
}

async function copyRenderer() {
  const built = new URL('web/dist/server/', root);
  const isBuilt = await stat(new URL('entry-server.js', built)).catch(() => null);
  if (!isBuilt) {
    console.warn('functions: web/dist/server is not built; pages will answer with the error page');
    return;
  }
  await cp(built, new URL('web/', dist), { recursive: true });
  // In parts, for the words that the press corrects.
  const scripts = new URL('web/dist/client/.vite/scripts/', root);
  await cp(scripts, new URL('web/scripts/', dist), { recursive: true });
}

/** Of each, the files that invoices and printed articles take their letters from. */
const FONTS = ['bengali', 'devanagari', 'jp', 'kr', 'sc', 'tamil', 'thai'];

async function copyFonts() {
  for (const font of FONTS) {
    const from = new URL(`node_modules/@fontsource-variable/noto-sans-${font}/`, root);
    const to = new URL(`fonts/noto-sans-${font}/`, dist);
    await mkdir(to, { recursive: true });
    for (const file of ['LICENSE', 'unicode.json'])
      await cp(new URL(file, from), new URL(file, to));
    await cp(new URL('files/', from), new URL('files/', to), {
      recursive: true,
      filter: (path) => !/\.\w+$/.test(path) || path.endsWith('-wght-normal.woff2'),
    });
  }
}

/** The style of articles' texts and of formulas, for what is printed and is no page. */
async function copyManuscriptStyle() {
  const to = new URL('manuscript-style/', dist);
  const sheets = new URL('web/src/ui/styles/', root);
  await mkdir(new URL('katex/fonts/', to), { recursive: true });
  for (const name of ['tokens', 'base', 'article-body', 'article-parts', 'print'])
    await cp(new URL(`${name}.css`, sheets), new URL(`${name}.css`, to));
  const formulas = new URL('node_modules/katex/dist/', root);
  await cp(new URL('katex.min.css', formulas), new URL('katex/katex.min.css', to));
  await cp(new URL('fonts/', formulas), new URL('katex/fonts/', to), {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || path.endsWith('.woff2'),
  });
}

/** The texts of every language: read when one is asked for, so that starting reads none of them. */
async function copyTranslations() {
  const from = new URL('model/src/messages/', root);
  const folders = await readdir(from, { withFileTypes: true });
  for (const folder of folders.filter((entry) => entry.isDirectory() && entry.name !== 'terms')) {
    const files = await readdir(new URL(`${folder.name}/`, from));
    const texts = files.filter((name) => name.endsWith('.json'));
    for (const name of texts) {
      const path = `${folder.name}/${name}`;
      await cp(new URL(path, from), new URL(`messages/${path}`, dist));
    }
  }
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const result = await build({
  absWorkingDir: new URL('.', here).pathname,
  // The others are threads, found as files.
  entryPoints: [
    { in: 'src/index.ts', out: 'index' },
    { in: 'src/domain/uploads/reading-worker.ts', out: 'reading-worker' },
    { in: 'src/domain/render/render-thread.ts', out: 'render-thread' },
  ],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: PACKAGES.flatMap((name) => [name, `${name}/*`]),
  // Some bundled libraries are CommonJS and ask for Node's own modules with `require`.
  banner: {
    js: "import { createRequire as bundledRequire } from 'node:module';const require = bundledRequire(import.meta.url);",
  },
  sourcemap: 'linked',
  minifySyntax: true,
  legalComments: 'linked',
  logLevel: 'warning',
  metafile: true,
});
await copyRenderer();
await copyFonts();
await copyManuscriptStyle();
await copyTranslations();
const { version, license } = await json(new URL('package.json', here));
const lockfile = await json(new URL('package-lock.json', root));
const manifest = {
  name: 'quire-functions',
  version,
  license,
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '24' },
  dependencies: exactVersions(lockfile.packages),
};
const written = {
  'package.json': manifest,
  'package-lock.json': deployedLockfile(lockfile.packages, manifest),
};
for (const [name, value] of Object.entries(written))
  await writeFile(new URL(name, dist), `${JSON.stringify(value, null, 2)}\n`);
const bytes = Object.values(result.metafile.outputs).reduce(
  (sum, { bytes: each }) => sum + each,
  0,
);
console.log(
  `functions: ${Object.keys(result.metafile.outputs).length} files, ${Math.round(bytes / 1024)} kB`,
);
