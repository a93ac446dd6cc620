import { z } from 'zod';
import type { Deposit } from './deposit.ts';

/** Schema 5.3.1 counts characters as XML does: by code points. */
const length = (text: string) => [...text].length;
const within = (what: string, least: number, most: number) =>
  z.string().check((context) => {
    const count = length(context.value);
    if (count >= least && count <= most) return;
    const message =
      count < least
        ? `${what} is too short (${count} of at least ${least} characters).`
        : `${what} has ${count} characters; ${most} are taken.`;
    context.issues.push({ code: 'custom', message, input: context.value });
  });

/** `person_name`: no digits before the name, no question marks. */
const NAME = /^[^\d?]*[^?\s]+[^\d]*$/u;
const personName = (what: string) =>
  within(what, 1, 60).regex(NAME, `${what} has digits or question marks in it.`);

const DAY = /^(1[4-9]|2[01])\d{2}-\d{2}-\d{2}$|^2200-\d{2}-\d{2}$/;

/** The limits of crossref5.3.1.xsd and common5.3.1.xsd for the elements that we write. */
const DepositSchema = z.object({
  batch: within('The batch’s name', 4, 100),
  timestamp: z.number().int().nonnegative(),
  depositor: within('The press’s name', 1, 130),
  email: within('The press’s e-mail address', 6, 200),
  journalTitle: within('The journal’s title', 1, 255),
  journalShortTitle: within('The journal’s short title', 1, 150).optional(),
  issns: z.array(z.object({ value: z.string().regex(/^\d{4}-?\d{3}[\dX]$/, 'The ISSN is none.') })),
  volume: within('The volume', 1, 32).optional(),
  issue: within('The issue’s number', 1, 32).optional(),
  title: within('The title', 1, 4_000),
  language: z.string().regex(/^[a-z]{2}$/, 'The language has no two-letter code.'),
  contributors: z.array(
    z.object({
      organisation: within('A group’s name', 1, 511).optional(),
      given: personName('A given name').optional(),
      surname: personName('A family name').optional(),
      affiliations: z.array(
        z.object({
          name: within('An affiliation', 1, 1_024),
          ror: z
            .string()
            .regex(/^https:\/\/.{1,50}$/, 'A ROR id is an address.')
            .optional(),
        }),
      ),
      orcid: z.string().optional(),
    }),
  ),
  published: z.string().regex(DAY, 'The date of publication is none.'),
  accepted: z.string().regex(DAY, 'The date of acceptance is none.').optional(),
  firstPage: within('The first page', 1, 32).optional(),
  lastPage: within('The last page', 1, 32).optional(),
  itemNumber: within('The article’s number', 1, 32).optional(),
  doi: z.string().regex(/^10\.[0-9]{4,9}\/.{1,200}$/u, 'The DOI is none.'),
  url: within('The article’s address', 1, 2_048).regex(/^https?:\/\//, 'The address is none.'),
});

/** The reasons why Crossref's schema would refuse a deposit; empty if it is valid. */
export function depositProblems(deposit: Deposit): string[] {
  const read = DepositSchema.safeParse(deposit);
  if (read.success) return [];
  return [...new Set(read.error.issues.map(({ message }) => message))];
}
