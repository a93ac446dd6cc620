/** Screens of every area, to be looked at in each language. */
import { peerReviewPath } from '@quire/model/article-paths';
import {
  adminAuditPath,
  adminConferencePath,
  adminInvoicesPath,
  adminIssuePath,
  adminJournalsPath,
  adminPeoplePath,
  adminSettingsPath,
  adminSubmissionPath,
  adminSubmissionsPath,
} from '@quire/model/office-paths';
import {
  aboutPath,
  accountPath,
  adminDashboardPath,
  articleListPath,
  articlePath,
  blogsPath,
  bookPath,
  booksPath,
  certificatePath,
  conferencePagePath,
  conferencePath,
  editorToolPath,
  forgotPasswordPath,
  homePath,
  issuePath,
  journalPagePath,
  journalPath,
  journalsPath,
  latexTemplatePath,
  newsPath,
  postPath,
  privacyPolicyPath,
  proposeConferencePath,
  registerPath,
  reviewPath,
  searchPath,
  servicesPath,
  signErrorPath,
  signInPath,
  submissionInvoicePath,
  submissionsPath,
  submitPath,
} from '@quire/model/paths';
import {
  abstractsPath,
  committeePath,
  ownNotesPath,
  sharedPapersPath,
  submissionPath,
  submittedPath,
} from '@quire/model/submission-paths';
import { demoPaper } from '../journeys/demo-paper.ts';

/** Who is shown the page: everybody, or a demo account (`ACCOUNTS` of `take-screens.ts`). */
export type ScreenArea = 'public' | 'author' | 'reviewer' | 'office';

export interface Screen {
  readonly area: ScreenArea;
  /** The picture's name. */
  readonly name: string;
  /** With an e-mail address behind `#`: the newest link to this page that was mailed to the address is opened. */
  readonly path: string;
}

/** A review is opened by the link that its reviewer was mailed last. */
const byMailTo = (address: string) => `${reviewPath()}#${address}`;

const { journal, issue, akey } = demoPaper();
const [DRAFT, SENT, REVISION] = ['demo-draft', 'demo-under-review', 'demo-major-revision'] as const;

const PATHS: Readonly<Record<ScreenArea, Readonly<Record<string, string>>>> = {
  public: {
    home: homePath(),
    journals: journalsPath(),
    journal: journalPath(journal),
    issues: journalPagePath('CES', 'all_issues'),
    issue: issuePath(journal, issue),
    'journal-fees': journalPagePath('CES', 'charge'),
    'journal-editors': journalPagePath('CES', 'editors'),
    'journal-statistics': journalPagePath('CES', 'statistics'),
    'journal-calls': journalPagePath('CES', 'call_for_papers'),
    'journal-contact': journalPagePath('CES', 'contact'),
    'special-issues': journalPagePath('CES', 'special_issues'),
    article: articlePath(journal, issue, akey),
    'retracted-article': articlePath('CES', '1-1', 'ravnfjord-salinity'),
    'peer-review': peerReviewPath('QPH', '1-1', 'bednet-thresholds'),
    'article-list': articleListPath(),
    search: searchPath('tide'),
    'search-nothing': searchPath('zyzzyva'),
    news: newsPath(),
    post: postPath('blogs', 'reading-a-confidence-interval'),
    blogs: blogsPath(),
    books: booksPath(),
    book: bookPath('tides-and-numbers'),
    conferences: conferencePath(),
    conference: conferencePagePath('ravnfjord-2026'),
    'conference-proposal': proposeConferencePath(),
    about: aboutPath(),
    privacy: privacyPolicyPath(),
    services: servicesPath(),
    template: latexTemplatePath(),
    'editor-tool': editorToolPath(),
    'sign-in': signInPath(),
    register: registerPath(),
    'forgotten-password': forgotPasswordPath(),
    'expired-link': signErrorPath('expired'),
    'not-found': '/nothing-is-here',
  },
  author: {
    account: accountPath(),
    submissions: submissionsPath(),
    'submission-in-review': submissionPath(SENT),
    'submission-to-revise': submissionPath(REVISION),
    received: submittedPath(SENT),
    invoices: submissionInvoicePath(),
    abstracts: abstractsPath(),
    papers: sharedPapersPath(),
    notes: ownNotesPath(),
    'submit-journal': submitPath(DRAFT, 'journal'),
    'submit-files': submitPath(DRAFT, 'files'),
    'submit-text': submitPath(DRAFT, 'text'),
    'submit-authors': submitPath(DRAFT, 'authors'),
    'submit-reviewers': submitPath(DRAFT, 'reviewers'),
    'submit-statements': submitPath(DRAFT, 'statements'),
    'submit-review': submitPath(DRAFT, 'review'),
    'revision-answer': submitPath(REVISION, 'answer'),
  },
  reviewer: {
    // Who has been invited, writes, and has sent the report.
    'review-invitation': byMailTo('n.eze@unilag.example'),
    'review-report': byMailTo('tanabe@seto.example'),
    'review-sent': byMailTo('a.kulkarni@deccan-soft.example'),
    'reviewer-account': accountPath(),
    certificate: certificatePath('K7QM-2RTX-9WHD'),
    committee: committeePath('ravnfjord-2026'),
  },
  office: {
    dashboard: adminDashboardPath(),
    desk: adminSubmissionsPath(),
    'desk-manuscript': adminSubmissionPath(SENT),
    'office-journal': adminJournalsPath('CES'),
    'office-issue': adminIssuePath('CES', '3-1'),
    people: adminPeoplePath(),
    'office-conferences': adminConferencePath(),
    'office-invoices': adminInvoicesPath(),
    audit: adminAuditPath(),
    settings: adminSettingsPath(),
  },
};

const AREAS: readonly ScreenArea[] = ['public', 'author', 'reviewer', 'office'];

export const SCREENS: readonly Screen[] = AREAS.flatMap((area) =>
  Object.entries(PATHS[area]).map(([name, path]) => ({ area, name, path })),
);
