import { t } from '@quire/model/messages/t';
import { z } from 'zod';
import type { Deposit, DepositBatch } from '../deposit.ts';
import { type CrossrefVersion, crossrefVersion, type SchemaVersion } from './crossref-version.ts';

/** The schema counts characters as XML does: by code points. */
const length = (text: string) => [...text].length;
type Part =
  | 'batchName'
  | 'pressName'
  | 'pressEmail'
  | 'pageAddress'
  | 'publisherName'
  | 'licenceAddress'
  | 'conferenceName'
  | 'conferenceTheme'
  | 'conferenceAcronym'
  | 'conferenceNumber'
  | 'conferencePlace'
  | 'journalTitle'
  | 'journalShortTitle'
  | 'volume'
  | 'issueNumber'
  | 'firstPage'
  | 'lastPage'
  | 'proceedingsTitle'
  | 'givenName'
  | 'familyName'
  | 'affiliation'
  | 'country'
  | 'groupName'
  | 'articleNumber';

/** What a text of the deposit is called. */
const named = (part: Part): string => t('depositProblems.part', { part });

const within = (what: Part, least: number, most: number) =>
  z.string().check((context) => {
    const count = length(context.value);
    if (count >= least && count <= most) return;
    const part = named(what);
    const message =
      count < least
        ? t('depositProblems.tooShort', { part, count, least })
        : t('depositProblems.tooLong', { part, count, most });
    context.issues.push({ code: 'custom', message, input: context.value });
  });

const DAY = /^(1[4-9]|2[01])\d{2}-\d{2}-\d{2}$|^2200-\d{2}-\d{2}$/;
const DoiSchema = z
  .string()
  .regex(/^10\.[0-9]{4,9}\/.{1,200}$/u, { error: () => t('depositProblems.doiInvalid') });
const addressOf = (what: Part) =>
  within(what, 1, 2_048).regex(/^https?:\/\//, {
    error: () => t('depositProblems.notAnAddress', { part: named(what) }),
  });

const BatchSchema = z.object({
  id: within('batchName', 4, 100),
  timestamp: z.string().regex(/^\d+$/, { error: () => t('depositProblems.timestampInvalid') }),
  depositor: within('pressName', 1, 130),
  email: within('pressEmail', 6, 200),
});

const RegisteredSchema = z.object({
  url: addressOf('pageAddress'),
  published: z.string().refine((date) => DAY.test(date) || /^(1[4-9]|2[01])\d{2}$/.test(date), {
    error: () => t('depositProblems.publicationDateInvalid'),
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
  issns: z.array(
    z.object({
      value: z
        .string()
        .regex(/^\d{4}-?\d{3}[\dX]$/, { error: () => t('depositProblems.issnInvalid') }),
    }),
  ),
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
  const nameOf = (what: Part) =>
    within(what, 1, nameMost).regex(name, {
      error: () => t('depositProblems.refusedSigns', { part: named(what) }),
    });
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
    accepted: z
      .string()
      .regex(DAY, { error: () => t('depositProblems.acceptanceDateInvalid') })
      .optional(),
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
    chapters: z.array(z.object({ doi: DoiSchema, contributors, pages: PagesSchema.optional() })),
  });
  const issue = RegisteredSchema.extend({
    kind: z.literal('issue'),
    doi: DoiSchema,
    contributors,
    journal: JournalSchema,
    issue: IssueSchema,
  });
  const proceedings = RegisteredSchema.extend({
    kind: z.literal('proceedings'),
    doi: DoiSchema,
    journal: JournalSchema,
    issue: IssueSchema,
    proceedings: ProceedingsSchema,
  });
  return z.discriminatedUnion('kind', [article, review, book, issue, proceedings]);
}

/**
 * The reasons why a version of Crossref's schema would refuse a deposit; empty if it is valid. The schema itself is too
 * large to carry.
 */
export function crossrefProblems(
  batch: DepositBatch,
  deposit: Deposit,
  name: CrossrefVersion,
): string[] {
  const read = [
    BatchSchema.safeParse(batch),
    depositSchema(crossrefVersion(name)).safeParse(deposit),
  ];
  return [
    ...new Set(read.flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? [])),
  ];
}
