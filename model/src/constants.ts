/** The numbers and words of the specification's section 9 (and the texts of section 2), in its order. */

export const PAGE_RELOAD_GUARD_TTL_MS = 10_000;
export const COOKIE_PATH = '/';
export const TITLE_SEPARATOR = '|';
export const PROGRESS_BAR_THROTTLE_MS = 200;
export const PROGRESS_BAR_DURATION_MS = 2_000;
export const PROGRESS_BAR_HEIGHT_PX = 3;
export const PROGRESS_BAR_FADE_MS = 500;
export const VIEW_TO_TOP_OFFSET_PX = 80;
export const STORAGE_MAX_AGE_S = 2_147_483_646;
export const WINDOW_NAME = 'quire';

/** Section 2: the footer's copyright years. */
export const COPYRIGHT_YEARS = '2022 - 2032';

/** How long the CDN may hold a public page: publishing must show within a minute. */
export const PAGE_CDN_SECONDS = 45;
/** A 404 is held briefly, or a page that was just published stays missing. */
export const NOT_FOUND_CDN_SECONDS = 10;
/** Files named by their content's hash never change. */
export const HASHED_FILE_SECONDS = 31_536_000;
/** But the CDN asks again each day: what was taken down must not be handed out for a year. */
export const HASHED_FILE_CDN_SECONDS = 86_400;

/** Bounds of the digests, so that a page's weight does not grow with the press. */
export const HOME_LATEST_ARTICLES = 8;
export const JOURNAL_LATEST_ARTICLES = 20;
export const HOME_NEWS = 3;
/** A list's newest chunk is parted when it holds more than the most: page 1 has 11 to 30 entries. */
export const LIST_CHUNK_MOST = 30;
export const LIST_CHUNK_SETTLED = 20;
export const SEARCH_ENTRIES_MAX = 200;
export const QUERY_MAX_CHARACTERS = 200;
export const RELATED_ARTICLES = 5;

/** Limits of what is stored. */
export const TITLE_MAX_CHARACTERS = 250;
export const KEYWORDS_MAX = 10;
export const AUTHORS_MAX = 100;
export const REFERENCES_MAX = 1_000;
/** What the browser takes into memory to carry inside another file. */
export const DOWNLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_FILE_MAX_BYTES = 30 * 1024 * 1024;
export const MARKDOWN_MAX_BYTES = 900_000;
export const FUNCTIONS_REGION = 'us-central1';
