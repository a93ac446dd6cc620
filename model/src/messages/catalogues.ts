import account from './en/account.ts';
import alerts from './en/alerts.ts';
import article from './en/article.ts';
import articleWords from './en/article-words.ts';
import author from './en/author.ts';
import authorAbstracts from './en/author-abstracts.ts';
import authorAccount from './en/author-account.ts';
import authorInvoices from './en/author-invoices.ts';
import authorPapers from './en/author-papers.ts';
import authorSubmission from './en/author-submission.ts';
import authorSubmit from './en/author-submit.ts';
import bodyWords from './en/body-words.ts';
import books from './en/books.ts';
import conference from './en/conference.ts';
import depositProblems from './en/deposit-problems.ts';
import editing from './en/editing.ts';
import editorTool from './en/editor-tool.ts';
import errors from './en/errors.ts';
import fields from './en/fields.ts';
import forms from './en/forms.ts';
import home from './en/home.ts';
import invoiceDocument from './en/invoice-document.ts';
import invoiceWords from './en/invoice-words.ts';
import journals from './en/journals.ts';
import languages from './en/languages.ts';
import layouts from './en/layouts.ts';
import letters from './en/letters.ts';
import mail from './en/mail.ts';
import mailAccount from './en/mail-account.ts';
import mailAuthor from './en/mail-author.ts';
import mailEditor from './en/mail-editor.ts';
import mailOrganiser from './en/mail-organiser.ts';
import mailPayer from './en/mail-payer.ts';
import mailReviewer from './en/mail-reviewer.ts';
import mailStaff from './en/mail-staff.ts';
import mailVariables from './en/mail-variables.ts';
import manuscriptProblems from './en/manuscript-problems.ts';
import office from './en/office.ts';
import officeAdvs from './en/office-advs.ts';
import officeAnnouncements from './en/office-announcements.ts';
import officeArticles from './en/office-articles.ts';
import officeAudit from './en/office-audit.ts';
import officeAuthors from './en/office-authors.ts';
import officeBank from './en/office-bank.ts';
import officeBooks from './en/office-books.ts';
import officeCategory from './en/office-category.ts';
import officeChecklist from './en/office-checklist.ts';
import officeChecks from './en/office-checks.ts';
import officeComments from './en/office-comments.ts';
import officeConference from './en/office-conference.ts';
import officeDashboard from './en/office-dashboard.ts';
import officeDesk from './en/office-desk.ts';
import officeDiscounts from './en/office-discounts.ts';
import officeEditor from './en/office-editor.ts';
import officeEditorDetails from './en/office-editor-details.ts';
import officeEditors from './en/office-editors.ts';
import officeEmails from './en/office-emails.ts';
import officeEvents from './en/office-events.ts';
import officeFigures from './en/office-figures.ts';
import officeFinance from './en/office-finance.ts';
import officeFind from './en/office-find.ts';
import officeFindings from './en/office-findings.ts';
import officeForm from './en/office-form.ts';
import officeHelp from './en/office-help.ts';
import officeInvoices from './en/office-invoices.ts';
import officeJobs from './en/office-jobs.ts';
import officeJournals from './en/office-journals.ts';
import officeKit from './en/office-kit.ts';
import officeList from './en/office-list.ts';
import officeLogin from './en/office-login.ts';
import officeMailNames from './en/office-mail-names.ts';
import officeManuscript from './en/office-manuscript.ts';
import officeMedia from './en/office-media.ts';
import officeMenu from './en/office-menu.ts';
import officeMoves from './en/office-moves.ts';
import officePages from './en/office-pages.ts';
import officePeople from './en/office-people.ts';
import officePermissions from './en/office-permissions.ts';
import officePosts from './en/office-posts.ts';
import officeQuotations from './en/office-quotations.ts';
import officeReadiness from './en/office-readiness.ts';
import officeRecords from './en/office-records.ts';
import officeRefusals from './en/office-refusals.ts';
import officeRegistrations from './en/office-registrations.ts';
import officeReports from './en/office-reports.ts';
import officeReview from './en/office-review.ts';
import officeReviewers from './en/office-reviewers.ts';
import officeSettings from './en/office-settings.ts';
import officeSetup from './en/office-setup.ts';
import officeSpecialIssues from './en/office-special-issues.ts';
import officeStat from './en/office-stat.ts';
import officeTemplates from './en/office-templates.ts';
import officeText from './en/office-text.ts';
import officeTexts from './en/office-texts.ts';
import officeTools from './en/office-tools.ts';
import officeUsage from './en/office-usage.ts';
import officeWords from './en/office-words.ts';
import pages from './en/pages.ts';
import peerReview from './en/peer-review.ts';
import people from './en/people.ts';
import posts from './en/posts.ts';
import printedWords from './en/printed-words.ts';
import publishGate from './en/publish-gate.ts';
import reading from './en/reading.ts';
import refusals from './en/refusals.ts';
import reportCodes from './en/report-codes.ts';
import reviewWords from './en/review-words.ts';
import reviewer from './en/reviewer.ts';
import search from './en/search.ts';
import signIn from './en/sign-in.ts';
import signedIn from './en/signed-in.ts';
import sitePages from './en/site-pages.ts';
import sourceEditor from './en/source-editor.ts';
import states from './en/states.ts';
import submissionPage from './en/submission-page.ts';
import submissionWords from './en/submission-words.ts';
import ui from './en/ui.ts';

/** All messages in the language that they are written in first, by area and name. */
export const SOURCE = {
  account,
  alerts,
  article,
  articleWords,
  author,
  authorAbstracts,
  authorAccount,
  authorInvoices,
  authorPapers,
  authorSubmission,
  authorSubmit,
  bodyWords,
  books,
  conference,
  depositProblems,
  editing,
  editorTool,
  errors,
  fields,
  forms,
  home,
  invoiceDocument,
  invoiceWords,
  journals,
  languages,
  layouts,
  letters,
  mail,
  mailAccount,
  mailAuthor,
  mailEditor,
  mailOrganiser,
  mailPayer,
  mailReviewer,
  mailStaff,
  mailVariables,
  manuscriptProblems,
  office,
  officeAdvs,
  officeAnnouncements,
  officeArticles,
  officeAudit,
  officeAuthors,
  officeBank,
  officeBooks,
  officeCategory,
  officeChecklist,
  officeChecks,
  officeComments,
  officeConference,
  officeDashboard,
  officeDesk,
  officeDiscounts,
  officeEditor,
  officeEditorDetails,
  officeEditors,
  officeEmails,
  officeEvents,
  officeFigures,
  officeFinance,
  officeFind,
  officeFindings,
  officeForm,
  officeHelp,
  officeInvoices,
  officeJobs,
  officeJournals,
  officeKit,
  officeList,
  officeLogin,
  officeMailNames,
  officeManuscript,
  officeMedia,
  officeMenu,
  officeMoves,
  officePages,
  officePeople,
  officePermissions,
  officePosts,
  officeQuotations,
  officeReadiness,
  officeRecords,
  officeRefusals,
  officeReports,
  officeRegistrations,
  officeReview,
  officeReviewers,
  officeSettings,
  officeSetup,
  officeSpecialIssues,
  officeStat,
  officeTemplates,
  officeText,
  officeTexts,
  officeTools,
  officeUsage,
  officeWords,
  pages,
  peerReview,
  people,
  posts,
  printedWords,
  publishGate,
  reading,
  refusals,
  reportCodes,
  reviewWords,
  reviewer,
  search,
  signIn,
  signedIn,
  sitePages,
  sourceEditor,
  states,
  submissionPage,
  submissionWords,
  ui,
} as const;
