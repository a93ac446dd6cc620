import { type ReviewerRow, ReviewerRowSchema } from '@quire/model/calls/people';
import { t } from '@quire/model/messages/t';
import Papa from 'papaparse';

/** Normalised column names, as exported by spreadsheets and other systems. */
const NAMES: Readonly<Record<keyof ReviewerRow, readonly string[]>> = {
  given: ['given', 'givennames', 'givenname', 'firstname', 'first'],
  family: ['family', 'familyname', 'lastname', 'last', 'surname'],
  email: ['email', 'emailaddress', 'mail'],
  affiliation: ['affiliation', 'institution', 'organisation', 'organization', 'university'],
  ror: ['ror', 'rorid'],
  country: ['country', 'countrycode'],
  orcid: ['orcid', 'orcidid'],
  expertise: ['expertise', 'keywords', 'interests', 'reviewinginterests', 'topics'],
  journals: ['journals', 'journal'],
  note: ['note', 'notes', 'comment'],
};
const FIELDS = Object.keys(NAMES) as (keyof ReviewerRow)[]; // the keys of a constant

/** The columns of a file that match this. */
export const REVIEWER_COLUMNS: readonly string[] = FIELDS;

const ROWS_MAX = 5_000;

export interface ImportRow {
  readonly line: number;
  readonly row: ReviewerRow;
}

export type RowsIn =
  | { readonly rows: readonly ImportRow[]; readonly ignored: readonly string[] }
  | { readonly problem: string };

const plain = (head: string) => head.toLowerCase().replace(/[^a-z]/g, '');
const fieldOf = (head: string) => FIELDS.find((field) => NAMES[field].includes(plain(head)));

/**
 * The rows of a CSV file whose first line names the columns. `journal` is the default for rows that name none.
 */
export function rowsIn(text: string, journal: string): RowsIn {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [head = [], ...lines] = data;
  const fields = head.map(fieldOf);
  if (!fields.includes('email')) {
    return { problem: t('officeReviewers.noColumnNames') };
  }
  if (lines.length === 0) return { problem: t('officeReviewers.noRows') };
  if (lines.length > ROWS_MAX)
    return { problem: t('officeReviewers.tooManyRows', { most: ROWS_MAX }) };
  const rows = lines.map((cells, at): ImportRow => {
    const named = fields.flatMap((field, place) =>
      field ? [[field, (cells[place] ?? '').trim()] as const] : [],
    );
    const read = ReviewerRowSchema.safeParse(Object.fromEntries(named));
    // A value far too long for its column: the row is sent without it, and refused for the missing value.
    const row = read.success ? read.data : ReviewerRowSchema.parse({});
    return { line: at + 2, row: { ...row, journals: row.journals || journal } };
  });
  return { rows, ignored: head.filter((name, place) => name.trim() && !fields[place]) };
}
