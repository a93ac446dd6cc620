import { JournalSchema } from '@quire/model/entities/journal';
import { SpecialIssueCardSchema } from '@quire/model/entities/published';
import { journalPath } from '@quire/model/paths';
import { codeWord } from '@quire/model/search/code-words';
import type { JournalSearch } from '@quire/model/search/search-record';
import { z } from 'zod';
import { distinct, formsOf } from './record-parts.ts';

const JOURNAL_PARTS = JournalSchema.pick({
  fullname: true,
  name: true,
  issn: true,
  issn_print: true,
  description: true,
  subjects: true,
});

const SourceSchema = z.object({
  journal: JOURNAL_PARTS,
  specialIssues: z.array(SpecialIssueCardSchema.pick({ status: true })).default([]),
});

export const JOURNAL_FIELDS = [
  ...Object.keys(JOURNAL_PARTS.shape).map((name) => `journal.${name}`),
  'specialIssues',
];

/** The search record of `publishedJournals/{jkey}`. Throws `z.ZodError`. */
export function journalRecord(objectID: string, data: unknown): JournalSearch {
  const { journal, specialIssues } = SourceSchema.parse(data);
  const issn = distinct([journal.issn, journal.issn_print]);
  return {
    objectID,
    title: journal.fullname,
    ...formsOf([journal.fullname]),
    name: journal.name,
    path: journalPath(journal.name),
    codes: issn.map(codeWord),
    issn,
    subjects: journal.subjects,
    abstract: journal.description,
    ...(specialIssues.some(({ status }) => status === 'open') ? { special: 'open' as const } : {}),
  };
}
