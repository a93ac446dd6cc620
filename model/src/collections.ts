/** Names of collections and the ids of documents in them: the only place where either is written. */
import { type Language, languageKey, SOURCE_LANGUAGE, TRANSLATED } from './messages/languages.ts';

/** Working records: what staff edit. Readers never see them. */
export const JOURNALS = 'journals';
export const ISSUES = 'issues';
export const ARTICLES = 'articles';
/** Below an article: what it was at each save, never changed afterwards. */
export const VERSIONS = 'versions';

/** Which article holds a DOI: `dois/{hash}`. For functions only. */
export const DOIS = 'dois';

/** DOIs and how far each is registered: `registrations/{registrationId(doi)}`. Written by functions only. */
export const REGISTRATIONS = 'registrations';
/** What was sent to an agency in one file: `registrationBatches/{name of the file}`. For functions only. */
export const REGISTRATION_BATCHES = 'registrationBatches';

/** With which accounts the queue sent last: `registrationState/accounts`. For functions only. */
export const REGISTRATION_STATE = 'registrationState';
export const REGISTRATION_ACCOUNTS_KNOWN = 'accounts';
/** Which DOI was asked about its citations last: `registrationState/citations`. */
export const CITATIONS_COUNTED = 'citations';

/** What services announce of our articles and we of theirs: `announcements/{id}`. Written by functions only. */
export const ANNOUNCEMENTS = 'announcements';

/** DOIs found for references that have none: `referenceSearches/{jkey~akey}`. For functions only. */
export const REFERENCE_SEARCHES = 'referenceSearches';

/**
 * What harvesters are given (OAI-PMH), for functions only: changes that wait, `harvestQueue/{jkey~akey}`; records in the
 * order of their changes, `harvestChunks/{n}`; in which of these each is, `harvestPlaces/{jkey~akey}`; `harvest/head`.
 */
export const HARVEST = 'harvest';
export const HARVEST_HEAD = 'head';
/** Until when search engines and hubs have been notified of changes: `crawlers/told`. For functions only. */
export const CRAWLERS = 'crawlers';
export const HARVEST_QUEUE = 'harvestQueue';
export const HARVEST_CHUNKS = 'harvestChunks';
export const HARVEST_PLACES = 'harvestPlaces';

/** Texts of the press and its journals, news and blogs, books, conferences. */
export const PAGES = 'pages';
export const POSTS = 'posts';
export const BOOKS = 'books';
export const CONFERENCES = 'conferences';

/** Below a record of the office: what it was at each save. */
export const RECORD_HISTORY = 'history';
export const CATEGORIES = 'categories';
export const ADVERTS = 'adverts';
/** What an active advertisement is shown as: `publishedAdverts/{id}`. For functions only. */
export const PUBLISHED_ADVERTS = 'publishedAdverts';
/** How often one was seen and followed: `advertDays/{id~yyyy-mm-dd}`. For functions only. */
export const ADVERT_DAYS = 'advertDays';
/** Conferences that organisers have proposed. */
export const PROPOSALS = 'proposals';
/** Special issues that people with an account have proposed to a journal. */
export const ISSUE_PROPOSALS = 'issueProposals';
/** Who was asked to write for a special issue. */
export const PAPER_INVITATIONS = 'paperInvitations';
/** What authors send to a conference, and who reviews it: `abstracts/{ckey~key}`, `conferenceCommittees/{ckey}`. For functions only. */
export const ABSTRACTS = 'abstracts';
export const SHARED_PAPERS = 'sharedPapers';
export const COMMITTEES = 'conferenceCommittees';
/** Books of abstracts, by their conferences. For functions only. */
export const ABSTRACT_BOOKS = 'abstractBooks';
/** The media library. */
export const MEDIA = 'media';
/** What readers could once see and no longer can: `tombstones/{publishedCollection~id}`. Public. */
export const TOMBSTONES = 'tombstones';

/** Published records: public from birth, written by functions only. */
export const PUBLISHED_JOURNALS = 'publishedJournals';
export const PUBLISHED_ISSUES = 'publishedIssues';
export const PUBLISHED_ARTICLES = 'publishedArticles';
/** What an article was when an earlier version of record was public: `{jkey~akey~rNNNNNN}`. */
export const PUBLISHED_VERSIONS = 'publishedVersions';
/** The peer review of an article, by the article's id. */
export const PUBLISHED_REVIEWS = 'publishedReviews';
/** The comments of an article, by the article's id. */
export const PUBLISHED_COMMENTS = 'publishedComments';
/** What the search finds in an article's text, by the article's id. */
export const PUBLISHED_PASSAGES = 'publishedPassages';
export const PUBLISHED_PAGES = 'publishedPages';
export const PUBLISHED_POSTS = 'publishedPosts';
export const PUBLISHED_BOOKS = 'publishedBooks';
export const PUBLISHED_CONFERENCES = 'publishedConferences';
/** The public pages of authors, by the ids of `authors`, and their works after the first page: `publishedWorks/{key~2}`. */
export const PUBLISHED_PEOPLE = 'publishedPeople';
export const PUBLISHED_WORKS = 'publishedWorks';
export const worksPageId = (person: string, page: number): string => `${person}~${page}`;
/** The lists that grow with the press, in chunks: see `entities/list.ts`. */
export const LIST_INDEXES = 'lists';
export const LIST_CHUNKS = 'listChunks';
/** Published records that the search has to hear of: `searchQueue/{collection~id}`. For functions only. */
export const SEARCH_QUEUE = 'searchQueue';
/** Who sends them, and what is being rebuilt: `searchState/sender`. For functions only. */
export const SEARCH_STATE = 'searchState';
/** How often an article was read: `usage/{jkey~akey}/days/{yyyy-mm-dd}`, for functions only. */
export const USAGE = 'usage';
export const USAGE_DAYS = 'days';
/** What a visitor opened within an hour, until it is counted: see `entities/counter.ts`. For functions only. */
export const USAGE_SESSIONS = 'usageSessions';
/** What is counted by COUNTER, by customer and month, packed. For functions only. */
export const USAGE_MONTHS = 'usageMonths';
/** What reports say of each item and title, packed. For functions only. */
export const USAGE_ITEMS = 'usageItems';
/** Keys of hours (`key~{hour}`), the customers and since when is counted. For functions only. */
export const USAGE_STATE = 'usageState';
export const USAGE_CUSTOMERS = 'customers';
export const USAGE_COUNTED = 'counted';
/** One document for what every page needs, one for the home page, one for the list of journals. */
export const DIGESTS = 'digests';
export const PRESS_DIGEST = 'press';
export const HOME_DIGEST = 'home';
export const JOURNALS_DIGEST = 'journals';
export const PAGES_DIGEST = 'pages';
/** The newest conferences: `/conference` shows them below its text, within two reads. */
export const CONFERENCES_DIGEST = 'conferences';
/** The figures that a journal publishes of itself. */
export const statisticsDigestId = (jkey: string): string => `statistics~${jkey}`;

/** The press's own identity, edited by admins. */
export const SETTINGS = 'settings';
export const PRESS_SETTINGS = 'press';
/** How far setting up has come, and what its checklist leaves out: `setup/state`, `setup/checklist`. For functions only. */
export const SETUP = 'setup';
export const SETUP_STATE = 'state';
export const SETUP_CHECKLIST = 'checklist';

export const USERS = 'users';
/** The person behind an account, as they describe themselves. */
export const PROFILES = 'profiles';
/** One reader's highlights and notes in an article: `annotations/{uid~jkey~akey}`. Readable by their owner alone. */
export const ANNOTATIONS = 'annotations';
export const annotationsId = (uid: string, article: string): string => `${uid}~${article}`;
/** What readers have asked to be public: `comments/{jkey~akey~key}`. Written by functions only. */
export const COMMENTS = 'comments';
export const commentId = (article: string, key: string): string => `${article}~${key}`;
/** What readers find wrong with public comments: `commentReports/{jkey~akey~key~uid}`. For functions only. */
export const COMMENT_REPORTS = 'commentReports';
export const commentReportId = (comment: string, uid: string): string => `${comment}~${uid}`;
/** Links that were mailed, by the hash of their secret. For functions only. */
export const ACCOUNT_LINKS = 'accountLinks';
/** Accounts that were merged into others: `accountMerges/{uid of the closed one}`. For functions only. */
export const ACCOUNT_MERGES = 'accountMerges';
/** Who was asked by mail to take a role: `roleInvitations/{id}`. */
export const ROLE_INVITATIONS = 'roleInvitations';
/** Second factors, by the accounts they belong to. For functions only. */
export const SECOND_FACTORS = 'secondFactors';
/** Whose ORCID iD an account has proved, with the tokens to write to its record: `orcidConnections/{uid}`. For functions only. */
export const ORCID_CONNECTIONS = 'orcidConnections';
/** What an account or a co-author who goes to ORCID has to come back with: `orcidStates/{uid}`. For functions only. */
export const ORCID_STATES = 'orcidStates';
/** @param link the hash of a co-author's link: it is for one author of one submission */
export const coAuthorStateId = (link: string): string => `co-author~${link}`;
/** What ORCID is told: works and reviews of connected people, and tokens that are to be revoked: `orcidItems/{id}`. For functions only. */
export const ORCID_ITEMS = 'orcidItems';
export const orcidWorkId = (uid: string, article: string): string => `work~${uid}~${article}`;
export const orcidReviewId = (uid: string, submission: string, review: string): string =>
  `review~${uid}~${submission}~${review}`;
/** Where an account is signed in: `sessions/{uid~second of the sign-in}`. Its browser records it. */
export const SESSIONS = 'sessions';
/** Since when an account's sessions count: `sessionLimits/{uid}`. For functions only. */
export const SESSION_LIMITS = 'sessionLimits';
/** How often something was asked for. For functions only. */
export const THROTTLES = 'throttles';
/** What an account has begun within a day, which bounds it: `allowances/{uid}`. */
export const ALLOWANCES = 'allowances';
/** What the addresses that stop mails name an account by: `mailTokens/{uid}`. For functions only. */
export const MAIL_TOKENS = 'mailTokens';
/** Which invitations an address does not want: `invitationStops/{hash of it}`. For functions only. */
export const INVITATION_STOPS = 'invitationStops';
/** Confirmed alerts by the hash of their address, and those that wait for it by the hash of their link. For functions only. */
export const ALERT_READERS = 'alertReaders';
export const ALERT_REQUESTS = 'alertRequests';
/** Addresses that mails came back from: `bouncedAddresses/{address}`. Kept by functions. */
export const BOUNCED_ADDRESSES = 'bouncedAddresses';
/** Bodies of mails that hold a secret for their receiver: `mailBodies/{mailId}`. For functions only. */
export const MAIL_BODIES = 'mailBodies';

/** Manuscripts, from the first draft on, with what is written beside them. */
export const SUBMISSIONS = 'submissions';
export const SUBMISSION_FILES = 'files';
export const SUBMISSION_EVENTS_LOG = 'events';
/** Below a submission, for its staff: who it was. */
export const SUBMISSION_PRIVATE = 'private';
export const DECISIONS = 'decisions';
export const MESSAGES = 'messages';
/** What the author has noted to each proof: `submissions/{id}/proofs/{when it was sent}`. */
export const PROOFS = 'proofs';
/** Below a submission, for its staff: who reviews it, and what they wrote. */
export const REVIEWS = 'reviews';
/** Below a submission, for its staff: who is asked next to review it, by round. */
export const REVIEW_QUEUES = 'reviewQueues';
/** Below a submission: when its reviewers were last shown to staff who are not assigned, by account. */
export const REVIEWERS_SHOWN = 'reviewersShown';
/** Below a submission, for those who handle it: `submissions/{id}/integrity/found`. Kept by functions. */
export const INTEGRITY = 'integrity';
export const INTEGRITY_FOUND = 'found';
/** What staff have ticked of their journal's checklist: `submissions/{id}/integrity/ticks`. */
export const INTEGRITY_TICKS = 'ticks';
/** How like published texts it is, as a service says: `submissions/{id}/integrity/similarity`. */
export const INTEGRITY_SIMILARITY = 'similarity';
/** Comparisons that are under way, by their submission. For functions only. */
export const SIMILARITY_QUEUE = 'similarityQueue';
/** Works that were retracted, as they were imported last: 256 documents and `list`. For functions only. */
export const RETRACTED_WORKS = 'retractedWorks';
export const RETRACTION_LIST = 'list';
/**
 * Institutions and funders of the world, as a dump of ROR's has them, by the last nine characters of their ids. They are
 * not at the top, where each document that is written calls a function. For functions only.
 */
export const ORGANISATIONS = 'ror/dump/organisations';
/** What a submission is recognised by when another is like it: `fingerprints/{submissionId}`. For functions only. */
export const FINGERPRINTS = 'fingerprints';
/** Below a submission, for its staff: the decision that has not taken effect yet, `held/decision`. */
export const HELD = 'held';
export const HELD_DECISION = 'decision';
/** All of a decision that has not taken effect yet, by its submission. For functions only. */
export const PENDING_DECISIONS = 'pendingDecisions';
/** Below a submission, for its staff: what they write to each other, and what they are to do. */
export const DISCUSSIONS = 'discussions';
export const STAFF_TASKS = 'tasks';
/** The open tasks of a person: `assignedTasks/{uid}/open/{submission~task}`. Kept by functions. */
export const ASSIGNED_TASKS = 'assignedTasks';
export const OPEN_TASKS = 'open';
export const assignedTaskId = (submission: string, task: string): string => `${submission}~${task}`;
/** Submissions as the office lists them, with what their authors are not told. Kept by functions. */
export const DESK = 'desk';
/** The base of reviewers: who may be asked. */
export const REVIEWERS = 'reviewers';
/** What the editors of one journal note about a reviewer: `reviewerNotes/{reviewer~jkey}`. */
export const REVIEWER_NOTES = 'reviewerNotes';
export const reviewerNoteId = (reviewer: string, journal: string): string =>
  `${reviewer}~${journal}`;
/** People who have published, gathered from their articles: `authors/{id}`. Kept by functions. */
export const AUTHORS = 'authors';
/** What a journal leaves of the role matrix to its staff: `journalPermissions/{jkey}`. */
export const JOURNAL_PERMISSIONS = 'journalPermissions';
/** Links of reviewers, by the hash of their secret. For functions only. */
export const REVIEW_LINKS = 'reviewLinks';
/** When time does something to a review: `reviewClocks/{submission~review}`. For functions only. */
export const REVIEW_CLOCKS = 'reviewClocks';
/** What the public check of a certificate says: `certificates/{code}`. For functions only. */
export const CERTIFICATES = 'certificates';
/** The last number given in a journal's year: `submissionCounters/{jkey~2026}`. For functions only. */
export const SUBMISSION_COUNTERS = 'submissionCounters';
/** When the editors of a journal were last given a submission by its rule: `assignmentTurns/{jkey}`. For functions only. */
export const ASSIGNMENT_TURNS = 'assignmentTurns';
/** The outbox: functions write a mail with the change that causes it, another delivers it. */
export const MAIL = 'mail';
/** Texts as the press has corrected them: `texts/{language}`. */
export const TEXTS = 'texts';
/** The same as they were: `texts/{language}/revisions/{revision}`. */
export const TEXT_REVISIONS = 'revisions';
/** Mails in the press's own words: `mailTemplates/{name, ~ for /}`. */
export const MAIL_TEMPLATE_WORDS = 'mailTemplates';
/** Mails and letters in a journal's own words: `journals/{jkey}/mailWords/{name, ~ for /}`. */
export const JOURNAL_MAIL_WORDS = 'mailWords';
/** What is in a person's daily mail: `mailDigests/{uid}/items/{mail}`. For functions only. */
export const MAIL_DIGESTS = 'mailDigests';
export const DIGEST_ITEMS = 'items';
/** Notifications of staff in the office: `notifications/{uid}/items/{mail}`. Written by functions; read by its owner. */
export const STAFF_NOTIFICATIONS = 'notifications';
export const NOTIFICATION_ITEMS = 'items';
/** States of the office's lists under names: `listViews/{uid~list~place}`. Written by their owners. */
export const LIST_VIEWS = 'listViews';
export const AUDIT = 'audit';

/** Invoices and credit notes: `invoices/{submission~round~payer}`. Written by functions only. */
export const INVOICES = 'invoices';
/** Which account did what, below what its author reads: `invoices/{id}/log/{place of the event}`. */
export const WHO_LOG = 'log';
/** Entries sort by name as their events do. */
export const invoiceLogPath = (invoice: string, place: number): string =>
  `${INVOICES}/${invoice}/${WHO_LOG}/${String(place).padStart(4, '0')}`;
/** Whom a manuscript is billed to, and what comes off: `billing/{submission}`. */
export const BILLING = 'billing';
export const DISCOUNT_REQUESTS = 'discountRequests';
/** `vouchers/{hash of the code}`. */
export const VOUCHERS = 'vouchers';
/** Agreements with institutions. */
export const INSTITUTIONS = 'institutions';
/** Entries of the bank's statements, and the files that brought them. Written by functions only. */
export const BANK_ENTRIES = 'bankEntries';
export const BANK_STATEMENTS = 'bankStatements';
/** What staff have offered: `quotations/{key of who wrote it}`. Written by functions only. */
export const QUOTATIONS = 'quotations';
/** The last number given of what is counted without gaps: `counters/invoices~2026`. For functions only. */
export const COUNTERS = 'counters';
/** The payment provider's events, sessions and refunds, by its own ids. For functions only. */
export const CARD_EVENTS = 'cardEvents';

/** Long work done in slices, each with the lines of its report below it. */
export const TOOL_RUNS = 'toolRuns';
export const TOOL_ROWS = 'rows';
/** How the last run of each job of a schedule ended: `jobs/{name}`. */
export const JOBS = 'jobs';
/** Which version the stored data have, and how they came to it: `migrations/state`. */
export const MIGRATIONS = 'migrations';
export const MIGRATION_STATE = 'state';
/** The last export into the backup bucket: `backups/last`. For functions only. */
export const BACKUPS = 'backups';
export const LAST_BACKUP = 'last';
/** Which article has a DOI, or a title of a year, among those that were imported. For functions only. */
export const ARTICLE_KEYS = 'articleKeys';
/** Roll-ups: `stats/{press|jkey}~{yyyy-mm}`. */
export const STATS = 'stats';

/** `~` cannot occur in a URL key, so the parts of an id never run together. */
export function issueDocId(jkey: string, issueid: string): string {
  return `${jkey}~${issueid}`;
}

/** An article keeps its id when it moves to another issue of its journal. */
export function articleDocId(jkey: string, akey: string): string {
  return `${jkey}~${akey}`;
}

/** Versions sort by name as they sort by number. */
export function versionDocId(revision: number): string {
  return `r${String(revision).padStart(6, '0')}`;
}

/** A session is known by its account and the second of its sign-in (a token's `auth_time`). */
export function sessionDocId(uid: string, authTime: number): string {
  return `${uid}~${authTime}`;
}

/** A version of record that a newer one has replaced. */
export function publishedVersionDocId(jkey: string, akey: string, revision: number): string {
  return `${articleDocId(jkey, akey)}~${versionDocId(revision)}`;
}

/** Where the pictures of a shared paper lie in the store. */
export const sharedPaperFolder = (id: string): string => `shared-papers/${id}`;

/** Of a page, by its address: `/about/open_access` → `about~open_access`. */
export function pageDocId(path: string, language?: Language): string {
  return translationDocId(path.split('/').filter(Boolean).join('~'), language);
}

export function postDocId(kind: string, skey: string, language?: Language): string {
  return translationDocId(`${kind}~${skey}`, language);
}

/** Of a translation of a text, by the original's id; as in addresses, its language comes first: `es~about`. */
function translationDocId(original: string, language: Language = SOURCE_LANGUAGE): string {
  return language === SOURCE_LANGUAGE ? original : `${languageKey(language)}~${original}`;
}

/** Of the text that a translation is of; of an original, its own. No other id begins with a language. */
export function originalDocId(id: string): string {
  const [first, ...rest] = id.split('~');
  return TRANSLATED.some((language) => languageKey(language) === first) ? rest.join('~') : id;
}

/** Storage: what readers may fetch, below `/media/` on the press's own host. */
export function publishedFilePath(jkey: string, akey: string, name: string): string {
  return `published/${jkey}/${akey}/${name}`;
}

/**
 * Storage: the same for a page, post or book. The id stays as it is, so that no two documents share a
 * folder and one that is taken down takes no other's files with it.
 */
export function publishedContentPath(collection: string, id: string, name: string): string {
  return publishedFilePath(collection, id, name);
}

/** Storage: originals of a page, post or book, for staff. */
export function contentFilePath(collection: string, id: string, name: string): string {
  return `content/${collection}/${id}/files/${name}`;
}

/** Storage: an article's originals (figures, PDF), for its staff. */
export function articleFilePath(articleId: string, name: string): string {
  return `articles/${articleId}/files/${name}`;
}

/** Storage: what an author has uploaded, before a function has looked into it. */
export function uploadPath(uid: string, submission: string, upload: string): string {
  return `uploads/${uid}/${submission}/${upload}`;
}

/** Storage: a file of a submission. */
export function submissionFilePath(submission: string, file: string, extension: string): string {
  return `submissions/${submission}/files/${file}.${extension}`;
}

/** Storage: the same without names, for reviewers who are not to know the authors. */
export function anonymousFilePath(submission: string, file: string, extension: string): string {
  return `submissions/${submission}/anonymous/${file}.${extension}`;
}

/** Storage: a file that a reviewer added to a report. */
export function reviewFilePath(
  submission: string,
  review: string,
  file: string,
  extension: string,
): string {
  return `submissions/${submission}/reviews/${review}/${file}.${extension}`;
}

/** Storage: a file that one of the staff attached to a note of a discussion. */
export function noteFilePath(
  submission: string,
  note: string,
  file: string,
  extension: string,
): string {
  return `submissions/${submission}/discussions/${note}/${file}.${extension}`;
}

export function submissionCounterId(jkey: string, year: number): string {
  return `${jkey}~${year}`;
}

/** Storage: what a member of staff uploads for one paper of an import, before it is read. */
export function importFilePath(uid: string, batch: string, paper: string, name: string): string {
  return `imports/${uid}/${batch}/${paper}/${name}`;
}

/** Storage: a file of the media library, named by its bytes. */
export function mediaFilePath(sha256: string, extension: string): string {
  return `media/${sha256}.${extension}`;
}

/** The path of such a file, with its hash. */
export const MEDIA_PATH = /^media\/([0-9a-f]{64})\.[a-z0-9]{1,8}$/;

/** Storage: a small picture of an image of the media library. */
export function mediaThumbPath(sha256: string): string {
  return `media/${sha256}.thumb.webp`;
}

/** Storage: what staff upload for the media library, before a function has looked into it. */
export function mediaUploadPath(uid: string, upload: string): string {
  return `mediaUploads/${uid}/${upload}`;
}

/** Storage: what was sent to a registration agency, for functions only. */
export function registrationFilePath(fileName: string): string {
  return `registrations/${fileName}`;
}

/** Storage: a part of what an export made. */
export function exportPartPath(run: string, part: number): string {
  return `exports/${run}/quire-${String(part).padStart(4, '0')}.zip`;
}

/**
 * The id of a mail template's words: its name, which has a slash in it; before it the language, unless it is the one
 * that the press writes in first, so that the words of one language are found by their ids.
 */
export function mailTemplateDocId(template: string, language: Language = SOURCE_LANGUAGE): string {
  const id = template.replace('/', '~');
  return language === SOURCE_LANGUAGE ? id : `@${language}~${id}`;
}

/** Who changed a text, and what it was: `texts/{language}/keys/{key}`, with its history. */
export const textKeysPath = (language: Language): string =>
  `${TEXTS}/${languageKey(language)}/keys`;

/** Where the words of mails are kept: the press's, or those of a journal. */
export const mailWordsPath = (journal: string | null): string =>
  journal === null ? MAIL_TEMPLATE_WORDS : `${JOURNALS}/${journal}/${JOURNAL_MAIL_WORDS}`;

/** Of a submission's invoice: which time it is invoiced, and the payer's place. */
export function invoiceDocId(submission: string, round: number, payer: number): string {
  return `${submission}~${round}~${payer}`;
}

/** A credit note about an invoice: the first, or the one after so many others. */
export function creditNoteDocId(invoice: string, others = 0): string {
  return others === 0 ? `${invoice}~credit` : `${invoice}~credit~${others + 1}`;
}

export function invoiceCounterId(year: number): string {
  return `invoices~${year}`;
}

/** Quotations have a series of their own: it may have gaps, and no invoice has one of its numbers. */
export function quotationCounterId(year: number): string {
  return `quotations~${year}`;
}

/** Storage: a quotation's PDF. */
export function quotationFilePath(quotation: string, number: string): string {
  return `quotations/${quotation}/${number}.pdf`;
}

/** Storage: an invoice's PDF, or its XML. */
export function invoiceFilePath(invoice: string, number: string, extension: 'pdf' | 'xml'): string {
  return `invoices/${invoice}/${number}.${extension}`;
}
