/** One function per page: every link, redirect, mail and feed takes its address from here. */
import type { JournalSubPageKey, SpecialIssuesPageKey } from './journal-pages.ts';

export const homePath = () => '/';
export const journalsPath = () => '/journals';
/** A–Z and subjects are filters of the one list. */
export const journalsFilteredPath = (filter: { subject?: string; letter?: string }) =>
  `/journals?${new URLSearchParams(filter)}`;
export const latexTemplatePath = () => '/journals/latex_template';
export const journalPath = (jkey: string) => `/journals/${jkey}`;
export const journalPagePath = (jkey: string, page: JournalSubPageKey) =>
  `/journals/${jkey}/${page}`;
export const specialIssuesPath = (jkey: string, page: SpecialIssuesPageKey) =>
  journalPagePath(jkey, page === 'index' ? 'special_issues' : `special_issues/${page}`);
/** Page 1 has the newest. */
export const allIssuesPath = (jkey: string, page = 1) =>
  `${journalPagePath(jkey, 'all_issues')}${page > 1 ? `?page=${page}` : ''}`;
export const issuePath = (jkey: string, issueid: string) => `/journals/${jkey}/${issueid}`;
export const articlePath = (jkey: string, jissue: string, akey: string) =>
  `/article/${jkey}/${jissue}/${akey}`;

/** Page 1 is the newest. */
export const articleListPath = (page = 1) => `/article/list${page}`;

export const newsPath = (page = 1) => (page > 1 ? `/news?page=${page}` : '/news');
export const blogsPath = (page = 1) => (page > 1 ? `/blogs?page=${page}` : '/blogs');
export const postPath = (kind: 'news' | 'blogs', skey: string) => `/${kind}/${skey}`;
export const booksPath = (page = 1) => (page > 1 ? `/books?page=${page}` : '/books');
export const bookPath = (bkey: string) => `/books/${bkey}`;
/** @param number of the chapter in its book, from 1 */
export const chapterPath = (bkey: string, number: number) => `/books/${bkey}/${number}`;
/** An author's page. Page 1 has the newest works. */
export const personPath = (key: string, page = 1) =>
  `/people/${key}${page > 1 ? `?page=${page}` : ''}`;
/** Where browsers report what our content security policy kept from a page. */
export const policyReportsPath = () => '/reports';

export const searchPath = (query?: string) =>
  query ? `/search?${new URLSearchParams({ q: query })}` : '/search';
export const editorToolPath = () => '/editor_tool';
export const aboutPath = () => '/about';
/** What is paid when, and how: one of the press's pages. */
export const invoicePaymentPath = () => '/about/invoice_payment';
export const privacyPolicyPath = () => '/about/privacy_policy';
/** What programs that mine texts may do: one of the press's pages. */
export const miningPolicyPath = () => '/about/data_mining';
export const servicesPath = () => '/services';
export const conferencePath = () => '/conference';
export const proceedingsPath = () => '/conference/proceedings';
export const proposeConferencePath = () => '/conference/propose';
/** Its programme and papers. */
export const conferencePagePath = (ckey: string) => `/conference/${ckey}`;

/** Feeds: Atom, and the same as RSS 2.0. */
export const FEED_FORMATS = ['feed.xml', 'rss.xml'] as const;
type FeedFormat = (typeof FEED_FORMATS)[number];
export const pressFeedPath = (format: FeedFormat = 'feed.xml') => `/${format}`;
export const journalFeedPath = (jkey: string, format: FeedFormat = 'feed.xml') =>
  `/journals/${jkey}/${format}`;
/** The contents of a journal's newest issue alone, as services for tables of contents collect them. */
export const latestIssueFeedPath = (jkey: string, format: FeedFormat = 'feed.xml') =>
  `/journals/${jkey}/latest_issue/${format}`;
/** The newest articles of an author. */
export const personFeedPath = (key: string, format: FeedFormat = 'feed.xml') =>
  `/people/${key}/${format}`;
/** The newest articles of the journals of a subject. */
export const subjectFeedPath = (subject: string, format: FeedFormat = 'feed.xml') =>
  `/subjects/${encodeURIComponent(subject)}/${format}`;
export const postsFeedPath = (kind: 'news' | 'blogs', format: FeedFormat = 'feed.xml') =>
  `/${kind}/${format}`;
export const sitemapPath = () => '/sitemap.xml';
/** The public API, for people to read about. */
export const apiPagePath = () => '/api/v1/docs';
/** Which archives of all texts there are (JSON). */
export const corpusPath = () => '/api/v1/corpus';
/** All titles of the press, for libraries (KBART). */
export const kbartPath = () => '/kbart.txt';
/** What archives collect: the list of it, or what a journal published in a year. */
export const archivePath = (journal?: string, year?: number) =>
  journal === undefined ? '/archive' : `/archive/${journal}/${year}`;
/** Where harvesters ask (OAI-PMH). */
export const oaiPath = () => '/oai';
/** How browsers search the press by themselves. */
export const openSearchPath = () => '/opensearch.xml';
export const sitemapPartPath = (part: string) => `/sitemaps/${part}.xml`;
/** Leads to where an advertisement leads. */
export const advertPath = (id: string) => `/advert/${id}`;
/** Where institutions harvest their usage, by the COUNTER API 5.1. */
export const counterApiPath = () => '/r51';
/** Where a page's script says that an article was read. */
export const countPath = () => '/count';

/**
 * By DOI, or by its key where an article has none (`doi ?? akey`). The slash of a DOI stays as it is:
 * this is the canonical form.
 */
export const articlePdfPath = (jkey: string, jissue: string, work: string) =>
  `/article/${jkey}/${jissue}/${work.split('/').map(encodeURIComponent).join('/')}.pdf`;

/**
 * A published file (body, figure, PDF) on the press's own host: `publishedFilePath` of `collections.ts`,
 * which is too much for every page's script, with another beginning.
 */
export const mediaPath = (jkey: string, akey: string, name: string) =>
  `/media/${jkey}/${akey}/${name}`;

/** The same for a page, post or book. */
export const contentMediaPath = (collection: string, id: string, name: string) =>
  mediaPath(collection, id, name);

export const signInPath = (next?: string) =>
  next ? `/sign/in?next=${encodeURIComponent(next)}` : '/sign/in';
export const signUpPath = () => '/sign/up';
/** The canonical one of the two. */
export const registerPath = (next?: string) =>
  next ? `/account/register?next=${encodeURIComponent(next)}` : '/account/register';
/** What to do after registering: look into the mailbox. */
export const accountVerifyPath = () => '/account/verify';
export const SIGN_ERRORS = ['expired', 'used', 'unknown', 'provider'] as const;
export type SignError = (typeof SIGN_ERRORS)[number];
/** `about`: which kind of link it was, so that the page can offer a new one. */
export const signErrorPath = (reason: SignError, about?: 'verify' | 'reset' | 'email') =>
  `/sign/error?${new URLSearchParams({ reason, ...(about ? { about } : {}) })}`;
/** The link of a verification mail. The secret follows `#`, so that no server logs it. */
export const mailVerifyPath = (token?: string) =>
  token ? `/mail/verify#${token}` : '/mail/verify';
export const forgotPasswordPath = () => '/helper/forgot_password';
export const resetPasswordPath = (token?: string) =>
  token ? `/helper/reset_password#${token}` : '/helper/reset_password';
export const accountPath = () => '/account';
/** Where ORCID sends people back to; it is registered there, and the same in every language. */
export const orcidReturnPath = () => '/orcid/return';
/** Where services hand in notifications (COAR Notify). */
export const inboxPath = () => '/inbox';

export const submissionsPath = () => '/submission';
/** Begins a manuscript, or goes on with one, at one of its steps. */
export const submitPath = (submission?: string, step?: string) =>
  submission
    ? `/submission/submit?${new URLSearchParams({ id: submission, ...(step ? { step } : {}) })}`
    : '/submission/submit';
/** The author's charges; of one submission: what is to be paid for it, by whom, and its invoices. */
export const submissionInvoicePath = (submission?: string) =>
  submission
    ? `/submission/invoice?submission=${encodeURIComponent(submission)}`
    : '/submission/invoice';
/** Where a co-author confirms or objects; no account is needed. */
export const coAuthorPath = (token?: string) =>
  token ? `/submission/co_author#${token}` : '/submission/co_author';
/** Where a reviewer answers, reads and reports. The secret follows `#`. */
export const reviewPath = (token?: string) =>
  token ? `/reviewer/review#${token}` : '/reviewer/review';
/** Whether a certificate is one of ours, for everybody. */
export const certificatePath = (code: string) => `/reviewer/certificate/${code}`;
/** Where the page of a signed-in person posts `{path}` to fetch a file that Storage gives to no one. */
export const storedFileAddress = () => '/file';
/** Where a reviewer's page posts `{token, file}` to fetch one of the manuscript's files. */
export const reviewFileAddress = () => '/reviewer/file';
/** In the place of a file's id: the manuscript's PDF proof. */
export const REVIEW_PROOF = 'proof';
export const adminLoginPath = (next?: string) =>
  next ? `/admin/login?next=${encodeURIComponent(next)}` : '/admin/login';
/** The rest of the office's addresses: `office-paths.ts`, which no public page loads. */
export const adminDashboardPath = () => '/admin/dashboard';
