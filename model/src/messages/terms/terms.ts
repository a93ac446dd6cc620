/**
 * English terms that each language says in one way, from `docs/style.md`, `docs/glossary.md` and the catalogues. A term base
 * (`terms/{language}.json`) has a row for each that it decides on. Where one contains another, the longest counts.
 */
export const ENGLISH_TERMS: readonly string[] = [
  // What is published.
  ...['journal', 'journals', 'issue', 'issues', 'special issue', 'special issues', 'volume'],
  ...['article', 'articles', 'research article', 'review article', 'case report', 'short report'],
  ...['data paper', 'editorial', 'book', 'books', 'book review', 'chapter', 'monograph'],
  ...['edited volume', 'proceedings', 'preprint', 'letter to the editor', 'notice', 'correction'],
  ...['retraction', 'retracted', 'expression of concern', 'version of record', 'version'],
  ...['supplementary material', 'dataset', 'data availability', 'code availability', 'figure'],
  ...['table', 'formula', 'caption', 'footnote', 'appendix', 'reference', 'references'],
  ...['citation', 'citations', 'cite as', 'bibliography', 'abstract', 'plain language summary'],
  ...['keywords', 'title', 'subtitle', 'running title', 'section', 'metadata', 'licence'],
  ...['copyright', 'open access', 'full text', 'download', 'downloads', 'views', 'impact'],
  ...['archive', 'index', 'indexing', 'publisher', 'press', 'imprint', 'aims and scope'],
  ...['call for papers', 'article type', 'subject', 'feed', 'sitemap', 'template'],
  // Who does it.
  ...['author', 'authors', 'co-author', 'co-authors', 'corresponding author', 'submitter'],
  ...['author contributions', 'affiliation', 'institution', 'editor', 'editors', 'handling editor'],
  ...['editor-in-chief', 'guest editor', 'guest editors', 'recommending editor'],
  ...['editorial board', 'editorial office', 'reviewer', 'reviewers', 'co-reviewer', 'reader'],
  ...['staff', 'publishing house', 'funder', 'funding', 'grant', 'acknowledgements', 'committee'],
  ...['organiser', 'organisers', 'speaker', 'payer', 'administrator'],
  // What happens to a manuscript.
  ...['manuscript', 'manuscripts', 'submission', 'submissions', 'submit', 'draft', 'cover letter'],
  ...['peer review', 'open peer review', 'single-anonymous', 'double-anonymous', 'review'],
  ...['reviewer report', 'report', 'reports', 'round', 'invitation', 'invitations', 'decision'],
  ...['accept', 'accepted', 'acceptance', 'reject', 'rejected', 'rejection', 'desk rejection'],
  ...['minor revision', 'major revision', 'revision', 'revisions', 'response to the reports'],
  ...['appeal', 'transfer', 'withdraw', 'withdrawn', 'withdrawal', 'retract', 'resubmit'],
  ...['recommendation', 'deadline', 'due date', 'overdue', 'reminder', 'extension', 'decline'],
  ...['conflict of interest', 'competing interests', 'ethics approval', 'informed consent'],
  ...['use of AI', 'plagiarism', 'similarity', 'research integrity', 'misconduct', 'checklist'],
  ...['similarity report', 'staff check', 'assignment', 'assign', 'message', 'discussion', 'task'],
  // Production.
  ...['production', 'proof', 'proofs', 'copy-editing', 'typesetting', 'publish', 'published'],
  ...['publication', 'publication date', 'received', 'revised', 'schedule', 'scheduled'],
  ...['embargo', 'page range', 'article number', 'replacement', 'tombstone'],
  // Money.
  ...['fee', 'fees', 'article processing charge', 'waiver', 'discount', 'invoice', 'invoices'],
  ...['credit note', 'quotation', 'quote', 'bill to', 'payment', 'refund', 'bank transfer'],
  ...['VAT ID', 'VAT', 'purchase order', 'currency', 'receipt', 'amount due', 'card'],
  // Conferences.
  ...['conference', 'conferences', 'call for abstracts', 'talk', 'poster', 'session'],
  ...['programme', 'score', 'keynote', 'venue'],
  // People, accounts, the site.
  ...['account', 'profile', 'sign in', 'sign out', 'sign up', 'register', 'password'],
  ...['e-mail', 'e-mail address', 'two-step verification', 'recovery code', 'role', 'permission'],
  ...['privacy policy', 'cookie', 'cookies', 'terms of use', 'search', 'filter', 'results', 'menu'],
  ...['settings', 'notification', 'notifications', 'annotation', 'highlight', 'note', 'comment'],
  ...['shared paper', 'certificate', 'statistics', 'usage', 'news', 'blog', 'contact', 'home'],
  ...['save', 'cancel', 'delete', 'remove', 'edit', 'preview', 'upload', 'file', 'files'],
  ...['attach', 'attachment', 'discard', 'restore', 'undo', 'audit log', 'history', 'dashboard'],
  ...['office', 'queue', 'mail template', 'outbox', 'bounce', 'import', 'export', 'backup'],
];
