import { join } from 'node:path';
import { runnerImport } from 'vite';
import { moduleMark } from './class-names.ts';
import { type StylePart, styleParts } from './style-parts.ts';

/** What the bundler knows of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The style sheet in parts, and who needs which; for the server's bundle (`made/client-assets.ts`). */
export interface PageStyles {
  readonly parts: readonly string[];
  /** By the path of a page's row; under `*` what every page needs. */
  readonly partsOfRow: Readonly<Record<string, readonly number[]>>;
}

/** Rules for the text of articles and other documents are for pages that show such a text. */
const TEXT = 'article-body';
const TEXT_FILE = /\/ui\/styles\/article-body\.css$/;

/** Finds out which rules a page needs: those of every style module that it can load, now or later. */
export async function pageStyles(
  root: string,
  css: string,
  moduleInfo: (id: string) => ModuleInfo | null,
): Promise<PageStyles> {
  const tables = ['src/routes.ts', 'src/account-routes.ts', 'src/office-routes.ts'].map((file) =>
    join(root, file),
  );
  const reach = (start: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(start)) return seen;
    seen.add(start);
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(start) ?? {};
    for (const id of importedIds) reach(id, seen);
    // The tables lead to every page.
    if (!tables.includes(start)) for (const id of dynamicallyImportedIds) reach(id, seen);
    return seen;
  };
  const marks = new Set<string>();
  const ownersIn = (modules: Iterable<string>) =>
    new Set([...modules].flatMap((id) => (TEXT_FILE.test(id) ? TEXT : (moduleMark(id) ?? []))));
  const everywhere = ownersIn(reach(join(root, 'src/entry-client.tsx')));
  // The entry names it for its place in the sheet.
  everywhere.delete(TEXT);
  const owned = new Map<string, Set<string>>([['*', everywhere]]);
  for (const [path, page] of await pagesOfRows(root, join(root, 'src/every-route.ts'))) {
    owned.set(path, new Set([...everywhere, ...ownersIn(reach(page))]));
  }
  for (const owners of owned.values()) for (const owner of owners) marks.add(owner);
  const parts = styleParts(css, (name) => {
    if (name === TEXT) return TEXT;
    const mark = name.slice(name.lastIndexOf('_') + 1);
    return marks.has(mark) ? mark : null;
  });
  return {
    parts: parts.map((part) => part.css),
    partsOfRow: Object.fromEntries(
      [...owned].map(([path, owners]) => [path, partsFor(parts, owners)]),
    ),
  };
}

function partsFor(parts: readonly StylePart[], owned: ReadonlySet<string>): number[] {
  return parts.flatMap(({ owners }, index) =>
    !owners || owners.some((owner) => owned.has(owner)) ? index : [],
  );
}

/** The file of each row's page, as its import names it. */
async function pagesOfRows(root: string, table: string): Promise<Map<string, string>> {
  const { module } = await runnerImport<{ everyRoute: readonly { path: string; page: unknown }[] }>(
    table,
    { root, configFile: false, logLevel: 'silent' },
  );
  return new Map(
    module.everyRoute.map(({ path, page }) => {
      const file = /["'`](\/src\/[^"'`]+)["'`]/.exec(String(page))?.[1];
      if (!file) throw new Error(`The page of ${path} imports no file: see build/page-styles.ts.`);
      return [path, join(root, file)];
    }),
  );
}
