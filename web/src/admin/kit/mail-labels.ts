/** Templates of mails as staff read their names. */
export const AUDIENCES = {
  account: 'Everybody with an account',
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

/** What a template is called: `author/submission-received` is “Submission received”. */
export function templateTitle(template: string): string {
  const words = (template.split('/')[1] ?? template).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
