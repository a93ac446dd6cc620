const LIBRARY = /\/node_modules\/(react-router|cookie-es|@remix-run)\/|vite\/preload-helper/;
/** Read in a task of its own, before the app: `src/server/start-script.ts`. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/web\/src\/react-first\.ts$/;
/** What only the whole router needs: `app/router/whole-router.ts`. */
const NAVIGATION =
  /\/react-router\/.*\/router\/(router\.js\?whole|instrumentation|matcher)|\/app\/router\/(entries|language-links|refuse-foreign|whole-router)|\/made\/create-router/;
const OURS =
  /\/web\/src\/(entry-client|app|layouts|navigation\/menus|session\/remembered|start\/page-shown|data\/(page-error|public\/(lazy|public)-reader))/;
const PARTS =
  /\/web\/src\/ui\/[\w-]+\.tsx?$|\/web\/src\/ui\/brand\/|\/web\/src\/made\/math-style-href/;
const MODEL =
  /\/model\/src\/(article-types|constants|messages\/language|paths|site-errors|url-key|urls)\.ts$/;

/** The parts of `app`, `layouts` and `ui` for some pages only, or loaded on request. */
const FOR_SOME =
  /\/app\/(advert\/|records\/|(config|download-as-data-url|feed-links|json-ld|load-list-page|load-text-page|navigate-safely|pass-guard)\.)|\/app\/signed-in\/|\/layouts\/(journal-frame|search\/(?!site-search)|language-menu|site-footer|theme\/reading-panel)|\/ui\/(?:meta-line|issue-name)/;

/**
 * What every public page needs, as one file beside the small one of each page: a reader waits for
 * two scripts, not for ten. What only a navigation needs (the SDK, the schemas) stays apart.
 */
export function isForEveryPage(id: string): boolean {
  if (FOR_SOME.test(id) || NAVIGATION.test(id)) return false;
  return LIBRARY.test(id) || OURS.test(id) || PARTS.test(id) || MODEL.test(id);
}

/**
 * How dates, numbers, names and issues are written: for every page but an article's, whose first scripts have no room
 * for it. What it shows of them comes from the server.
 */
export const isForFormats = (id: string): boolean =>
  /\/model\/src\/messages\/(?:dates|months|numbers)\.ts$|\/ui\/(?:article-list\/author-names|issue-name)\.ts$/.test(
    id,
  );

/** What lists, texts and the pages below a journal are made of: for every page but an article's. */
export function isForLists(id: string): boolean {
  return (
    /\/web\/src\/ui\/((article-list|catalogue|cover|fact-list|journal-list|side-menu)\/|meta-line|text-page\/file-size)/.test(
      id,
    ) ||
    /\/app\/(advert\/|(feed-links|json-ld|load-list-page|load-text-page)\.)|\/layouts\/journal-frame/.test(
      id,
    ) ||
    /\/model\/src\/(identifiers|journal-pages|statements\/article-statements)\.ts$/.test(id)
  );
}

/** How what is typed is kept and saved: for a reviewer, whoever writes at `/editor_tool`, and the signed-in areas. */
export const isForDrafts = (id: string): boolean => /\/web\/src\/drafts\//.test(id);

/** What a report consists of: for its reviewer and the office, as one file instead of three that a row names. */
export const isForReports = (id: string): boolean =>
  /\/model\/src\/(entities\/review(-form|-message)?|submission\/(answer-words|is-signed|report-(problems|for-author)))\.ts$/.test(
    id,
  );

/**
 * MUI and its dependencies: for the signed-in areas, as one file instead of thirty that import each other. What mirrors
 * it is loaded by pages from right to left only.
 */
export function isForSignedIn(id: string): boolean {
  if (id.includes('/@mui/stylis-plugin-rtl/')) return false;
  return /\/node_modules\/(@mui|@emotion|@popperjs|stylis|clsx|react-transition-group|dom-helpers|prop-types|react-is|@babel|hoist-non-react-statics)\//.test(
    id,
  );
}

/** What forms for visitors are made of: registering, signing in, passwords, the answer of a co-author. */
export function isForForms(id: string): boolean {
  return /\/web\/src\/(ui\/form\/|session\/(forms\/|password\/(?!judge)|use-(alive|pause)|next-page|sent-address|link-token|provider-choice|sign-in-form)|config\/providers|data\/(calls|call-error)\.)|\/model\/src\/(errors|password|typed-ids)\.ts/.test(
    id,
  );
}

/**
 * Which files of a page its row names, so that they are fetched beside it. Not those that whoever asks for a
 * page has, nor what saves drafts and the field of reviewers, whose names no reader should carry. Of a signed-in
 * page, which every reader's script would name forty of, the two large ones: the others are fetched together
 * once the page's own file is there.
 */
export function namedBeforehand(file: string, _place: number, all: readonly string[]): boolean {
  if (/\/(entry-client|react|rolldown-runtime|drafts|markdown-(text|field))-/.test(file))
    return false;
  return !all.some((each) => /\/mui-/.test(each)) || /\/(mui|forms)-/.test(file);
}

export const isReact = (id: string): boolean => REACT.test(id);
