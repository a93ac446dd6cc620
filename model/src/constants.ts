/** Limits, times and fixed words of the product, by area. */

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
export const COPYRIGHT_YEARS = '2022–2032';

/** How long the CDN may hold a public page: publishing must show within a minute. */
export const PAGE_CDN_SECONDS = 45;
/** How long a process may send a page again whose documents have not changed: what time alone changes is that late. */
export const PAGE_REUSED_SECONDS = 10;
/** How long a process uses the texts that the press has corrected before it reads them again. */
export const CORRECTIONS_KEPT_MS = 60_000;
/** A 404 is held briefly, or a page that was just published stays missing. */
export const NOT_FOUND_CDN_SECONDS = 10;
/** Files named by their content's hash never change. */
export const HASHED_FILE_SECONDS = 31_536_000;
/** But the CDN asks again each day: what was taken down must not be handed out for a year. */
export const HASHED_FILE_CDN_SECONDS = 86_400;

/** The picture that other sites show beside a link to an article. */
export const SHARE_IMAGE_WIDTH = 1_200;
export const SHARE_IMAGE_HEIGHT = 630;

/** Bounds of the digests, so that a page's weight does not grow with the press. */
export const HOME_LATEST_ARTICLES = 8;
export const JOURNAL_LATEST_ARTICLES = 20;
export const HOME_NEWS = 3;
/** The most issues on a page of a journal’s list of them. */
export const ISSUES_A_PAGE = 50;
/** A list's newest chunk is parted when it holds more than the most: page 1 has 11 to 30 entries. */
export const LIST_CHUNK_MOST = 30;
export const LIST_CHUNK_SETTLED = 20;
/** The same of the parts of a list, in chunks. */
export const LIST_PART_MOST = 40;
export const LIST_PART_SETTLED = 30;
export const RELATED_ARTICLES = 5;

/** Limits of what is stored. */
export const TITLE_MAX_CHARACTERS = 250;
export const KEYWORDS_MAX = 10;
export const AUTHORS_MAX = 100;
/** Of articles: what appeared elsewhere keeps its title, and everybody who wrote it. */
export const ARTICLE_TITLE_MAX_CHARACTERS = 1_000;
export const ARTICLE_AUTHORS_MAX = 1_000;
export const ARTICLE_KEYWORDS_MAX = 50;
export const ARTICLE_ABSTRACT_MAX_CHARACTERS = 6_000;
export const PLAIN_SUMMARY_MAX_CHARACTERS = 3_000;
/** Languages into which a title and an abstract are translated. */
export const TRANSLATIONS_MAX = 8;
/** Translations of a whole article that its page names. */
export const TRANSLATED_VERSIONS_MAX = 20;
/** The language of an article whose card names none. */
export const CARD_LANGUAGE = 'en';
/** Of these authors, as many are named in a list of articles. */
export const CARD_AUTHORS_MAX = 100;
export const KEYWORDS_MIN = 3;
export const ABSTRACT_MIN_WORDS = 100;
export const ABSTRACT_MAX_WORDS = 300;
export const SUGGESTED_REVIEWERS_MAX = 5;
export const COVER_LETTER_MAX_CHARACTERS = 20_000;
/** What one submission may hold at once, and what one upload may weigh at most (a supplement). */
export const SUBMISSION_FILES_MAX = 60;
export const UPLOAD_MAX_BYTES = 200 * 1024 * 1024;
/** What the browser takes into memory to carry inside another file. */
export const DOWNLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_FILE_MAX_BYTES = 30 * 1024 * 1024;
export const MARKDOWN_MAX_BYTES = 900_000;
/** What is longer is not rendered, but shown as its source: of a text or bibliography, and of a title. */
export const RENDER_MAX_CHARACTERS = 1_000_000;
export const RENDER_SHORT_MAX_CHARACTERS = 20_000;

/** Accounts. */
export const PASSWORD_MIN_CHARACTERS = 12;
export const PASSWORD_MAX_CHARACTERS = 200;
export const VERIFY_LINK_HOURS = 72;
/** An invitation to a role: how long it may be answered, when it is sent once more, how long it is kept afterwards. */
export const ROLE_INVITATION_DAYS = 14;
export const ROLE_INVITATION_REMINDER_DAYS = 7;
export const ROLE_INVITATION_KEPT_DAYS = 90;
/** Alerts by mail: of one address, and how long a request waits to be confirmed. */
export const ALERTS_MAX = 20;
export const ALERT_LINK_HOURS = 72;
/** Who has stopped a kind of invitations by more journals than this has stopped the press's. */
export const INVITATION_STOPS_OF_KIND_MAX = 200;
export const RESET_LINK_HOURS = 2;
export const UNVERIFIED_DAYS = 7;
/** An account is erased this long after its owner asked for it; until then they may think again. */
export const ERASURE_DAYS = 14;
/** What changes an account wants a sign-in as fresh as this. */
export const FRESH_SIGN_IN_MINUTES = 10;
/** A session of staff ends after so long without use, and after so long in any case. */
export const STAFF_IDLE_HOURS = 12;
export const STAFF_SESSION_DAYS = 30;
/** Staff who are not assigned to a manuscript see who reviews it for so long; each time is in the audit log. */
export const REVIEWERS_SHOWN_HOURS = 12;
/** How often a session in use is marked as used. */
export const SESSION_SEEN_MINUTES = 15;
/** The record of a session that nobody has used for so long is deleted, and the session ends with it. */
export const SESSION_KEPT_DAYS = 60;
/** Of the privacy policy that people agree to; a new one is asked for again. */
export const CONSENT_VERSION = '2026-01';
/** Asking for mail: at most so many for one address, and from one network, in an hour. */
export const LINKS_PER_ADDRESS_AND_HOUR = 5;
export const LINKS_PER_NETWORK_AND_HOUR = 60;
/** What one account may ask for in a day. */
export const EXPORTS_PER_DAY = 5;
export const DRAFTS_PER_DAY = 20;
export const UPLOADS_PER_DAY = 150;
/** Of these, so many larger than that. */
export const LARGE_UPLOADS_PER_DAY = 10;
/** Articles that one begins to annotate. */
export const ANNOTATED_PER_DAY = 50;
export const LARGE_UPLOAD_BYTES = 50 * 1024 * 1024;
/** Of one kind, a member of staff gets this many mails a day immediately; the rest are in the daily mail. */
export const STAFF_MAILS_PER_DAY = 12;
/** Answers that could tell a known address from an unknown one are held back to this. */
export const EVEN_ANSWER_MS = 1_200;
/** Wrong passwords in a row after which the page asks for patience, and for how long. */
export const SIGN_IN_ATTEMPTS = 5;
export const SIGN_IN_PAUSE_SECONDS = 60;

/** Submissions. */
/** How many submissions one message to their authors or reviewers can be about. */
export const WRITTEN_ABOUT_MOST = 50;
export const DRAFT_DAYS = 90;
export const DRAFT_NOTICE_DAYS = [60, 83] as const;
export const APPEAL_DAYS = 30;
/** A decision takes effect, and is mailed, so many minutes after it was made: until then it can be undone. */
export const DECISION_UNDO_MINUTES = 10;
export const REVISION_GRACE_DAYS = 7;
/** Reminders of a revision: days before and after it is due. */
export const REVISION_REMINDER_DAYS = { before: 3, after: 1 } as const;
/** How far from today an editor may put the day of a revision. */
export const REVISION_DUE_MAX_DAYS = 365;
/** An editor reminds the author of a revision by hand once in so many hours. */
export const REVISION_REMIND_AGAIN_HOURS = 24;
export const ROUNDS_MAX = 3;
/** What was uploaded and never taken up is swept. */
export const UPLOAD_KEPT_HOURS = 24;
/** Where functions run unless the parameter `PRESS_REGION` says otherwise, and on a developer's machine. */
export const DEFAULT_REGION = 'us-central1';
