/** The names of mail templates for staff. */
export const AUDIENCES = {
  account: 'Everyone with an account',
  letter: 'Decision letters',
  author: 'Authors',
  editor: 'Editors',
  reviewer: 'Reviewers',
  organiser: 'Organisers of conferences',
  payer: 'Payers of invoices',
  staff: 'Staff',
} as const;

const isAudience = (key: string): key is keyof typeof AUDIENCES => Object.hasOwn(AUDIENCES, key);

/** The recipients of a template's mails: “Authors”. */
export function audienceOf(template: string): string {
  const [key = ''] = template.split('/');
  return isAudience(key) ? AUDIENCES[key] : key;
}

/** Letters are named after the decision. */
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

/** The name of a template: `author/submission-received` is “Submission received”. */
export function templateTitle(template: string): string {
  const letter = LETTERS[template];
  if (letter) return letter;
  const words = (template.split('/')[1] ?? template).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
