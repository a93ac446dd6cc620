/** Templates of mails as staff read their names. */
export const AUDIENCES = {
  account: 'Everybody with an account',
  letter: 'Decision letters',
  author: 'Authors',
  editor: 'Editors',
  reviewer: 'Reviewers',
  organiser: 'Organisers of conferences',
  payer: 'Whoever pays an invoice',
  staff: 'Staff',
} as const;

const isAudience = (key: string): key is keyof typeof AUDIENCES => Object.hasOwn(AUDIENCES, key);

/** Whom a template's mails go to: “Authors”. */
export function audienceOf(template: string): string {
  const [key = ''] = template.split('/');
  return isAudience(key) ? AUDIENCES[key] : key;
}

/** Letters are called by the decision. */
const LETTERS: Readonly<Record<string, string>> = {
  'letter/return-to-author': 'Returned for corrections',
  'letter/desk-reject': 'Rejected without review',
  'letter/decline': 'Rejected before the round is complete',
  'letter/accept-unreviewed': 'Accepted without review',
  'letter/offer-transfer': 'Transfer offered',
  'letter/request-minor': 'Minor revision requested',
  'letter/request-major': 'Major revision requested',
  'letter/reject': 'Rejected',
  'letter/reject-resubmit': 'Rejected, resubmission welcome',
  'letter/accept': 'Accepted',
  'letter/rescind-revision': 'Revision request withdrawn',
  'letter/reverse-desk-rejection': 'Rejection without review reversed',
  'letter/reverse-rejection': 'Rejection reversed',
  'letter/reverse-offer': 'Transfer offer withdrawn',
  'letter/reverse-acceptance': 'Acceptance reversed',
  'letter/reject-accepted': 'Rejected after acceptance',
};

/** What a template is called: `author/submission-received` is “Submission received”. */
export function templateTitle(template: string): string {
  const letter = LETTERS[template];
  if (letter) return letter;
  const words = (template.split('/')[1] ?? template).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
