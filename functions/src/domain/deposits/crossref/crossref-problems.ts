import {
  type DepositFault,
  DepositFaultSchema,
  type DepositPart,
} from '@quire/model/entities/deposit-faults';
import { z } from 'zod';
import type { Deposit, DepositBatch } from '../deposit.ts';
import { type CrossrefVersion, crossrefVersion, type SchemaVersion } from './crossref-version.ts';

/** The schema counts characters as XML does: by code points. */
const length = (text: string) => [...text].length;

/** A check whose failure is a fault with its values. */
const valid = (
  isValid: (text: string) => boolean,
  params: DepositFault | ((text: string) => DepositFault),
) =>
  z.string().check((context) => {
    const { value: input, issues } = context;
    if (isValid(input)) return;
    const found = typeof params === 'function' ? params(input) : params;
    issues.push({ code: 'custom', params: found, input });
  });

const matching = (pattern: RegExp, fault: DepositFault) =>
  valid((text) => pattern.test(text), fault);

const within = (part: DepositPart, least: number, most: number) =>
  valid(
    (text) => length(text) >= least && length(text) <= most,
    (text) => {
      const count = length(text);
      return count < least
        ? { fault: 'too-short', part, count, least }
        : { fault: 'too-long', part, count, most };
    },
  );

const DAY = /^(1[4-9]|2[01])\d{2}-\d{2}-\d{2}$|^2200-\d{2}-\d{2}$/;
const DoiSchema = matching(/^10\.[0-9]{4,9}\/.{1,200}$/u, { fault: 'doi' });
const addressOf = (part: DepositPart) =>
  within(part, 1, 2_048).and(matching(/^https?:\/\//, { fault: 'not-an-address', part }));

const BatchSchema = z.object({
  id: within('batchName', 4, 100),
  timestamp: matching(/^\d+$/, { fault: 'timestamp' }),
  depositor: within('pressName', 1, 130),
  email: within('pressEmail', 6, 200),
});

const RegisteredSchema = z.object({
  url: addressOf('pageAddress'),
  published: valid((date) => DAY.test(date) || /^(1[4-9]|2[01])\d{2}$/.test(date), {
    fault: 'publication-date',
  }),
  publisher: within('publisherName', 1, 255),
  licence: addressOf('licenceAddress').optional(),
});

const EventSchema = z.object({
  name: within('conferenceName', 3, 512),
  theme: within('conferenceTheme', 1, 255).optional(),
  acronym: within('conferenceAcronym', 1, 127).optional(),
  number: within('conferenceNumber', 1, 15).optional(),
  place: within('conferencePlace', 2, 255).optional(),
});

const JournalSchema = z.object({
  title: within('journalTitle', 1, 255),
  shortTitle: within('journalShortTitle', 1, 150).optional(),
  issns: z.array(z.object({ value: matching(/^\d{4}-?\d{3}[\dX]$/, { fault: 'issn' }) })),
});

const IssueSchema = z.object({
  volume: within('volume', 1, 32).optional(),
  number: within('issueNumber', 1, 32).optional(),
});

const PagesSchema = z.object({
  first: within('firstPage', 1, 32),
  last: within('lastPage', 1, 32).optional(),
});

const ProceedingsSchema = z.object({
  event: EventSchema,
  title: within('proceedingsTitle', 1, 511),
});

/** Persons, groups and those who are not named. */
function contributorsSchema({ nameMost, name }: SchemaVersion) {
  const nameOf = (part: DepositPart) =>
    within(part, 1, nameMost).and(matching(name, { fault: 'refused-signs', part }));
  const person = z.object({
    kind: z.literal('person'),
    given: nameOf('givenName').optional(),
    surname: nameOf('familyName'),
    affiliations: z.array(
      z.object({
        name: within('affiliation', 1, 1_024),
        country: within('country', 2, 255).optional(),
      }),
    ),
  });
  const group = z.object({
    kind: z.literal('group'),
    name: within('groupName', 1, 511),
  });
  return z.array(
    z.discriminatedUnion('kind', [person, group, z.object({ kind: z.literal('anonymous') })]),
  );
}

/** What the schema says of each thing that is registered. Titles, abstracts and references have no limit. */
function depositSchema(version: SchemaVersion) {
  const contributors = contributorsSchema(version);
  const article = RegisteredSchema.extend({
    kind: z.literal('article'),
    doi: DoiSchema,
    contributors,
    journal: JournalSchema,
    issue: IssueSchema,
    proceedings: ProceedingsSchema.optional(),
    accepted: matching(DAY, { fault: 'acceptance-date' }).optional(),
    pages: PagesSchema.optional(),
    articleNumber: within('articleNumber', 1, 32).optional(),
    updatePolicy: DoiSchema.optional(),
  });
  const review = RegisteredSchema.extend({
    kind: z.literal('review'),
    doi: DoiSchema,
    contributors,
  });
  const book = RegisteredSchema.extend({
    kind: z.literal('book'),
    doi: DoiSchema.optional(),
    contributors,
    proceedings: ProceedingsSchema.optional(),
    chapters: z.array(z.object({ doi: DoiSchema, contributors, pages: PagesSchema.optional() })),
  });
  const issue = RegisteredSchema.extend({
    kind: z.literal('issue'),
    doi: DoiSchema,
    contributors,
    journal: JournalSchema,
    issue: IssueSchema,
  });
  const journal = RegisteredSchema.extend({
    kind: z.literal('journal'),
    doi: DoiSchema,
    journal: JournalSchema,
  });
  const proceedings = RegisteredSchema.extend({
    kind: z.literal('proceedings'),
    doi: DoiSchema,
    journal: JournalSchema,
    issue: IssueSchema,
    proceedings: ProceedingsSchema,
  });
  return z.discriminatedUnion('kind', [article, review, book, issue, journal, proceedings]);
}

/** What a check has found; of a check of zod's own, only that there is something. */
const faultOf = (issue: z.core.$ZodIssue): DepositFault =>
  (issue.code === 'custom' ? DepositFaultSchema.safeParse(issue.params).data : undefined) ?? {
    fault: 'other',
  };

/**
 * The reasons why a version of Crossref's schema would refuse a deposit, each once; empty if it is valid. The schema
 * itself is too large to carry.
 */
export function crossrefProblems(
  batch: DepositBatch,
  deposit: Deposit,
  name: CrossrefVersion,
): DepositFault[] {
  const read = [
    BatchSchema.safeParse(batch),
    depositSchema(crossrefVersion(name)).safeParse(deposit),
  ];
  const faults = read.flatMap(({ error }) => error?.issues.map(faultOf) ?? []);
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
