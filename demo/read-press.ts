import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AssignmentSchema } from '@quire/model/entities/assignment';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { IssueRecordSchema } from '@quire/model/entities/issue-record';
import { JournalSchema } from '@quire/model/entities/journal';
import {
  BoardMemberRecordSchema,
  JournalRecordSchema,
  ReviewDefaultsSchema,
} from '@quire/model/entities/journal-record';
import { type PressRecord, PressRecordSchema } from '@quire/model/entities/press-record';
import { ReviewFormsSchema } from '@quire/model/entities/review-form';
import { StaffChecksSchema } from '@quire/model/entities/staff-check';
import { parse } from 'yaml';
import { z } from 'zod';
import { PortraitSchema } from './draw-portrait.ts';

/** With what readers do not see of it. */
const DemoIssueSchema = IssueSchema.extend({
  callForPapers: IssueRecordSchema.shape.callForPapers.optional(),
  translations: IssueRecordSchema.shape.translations,
});
const DemoJournalSchema = JournalSchema.extend({
  policies: JournalRecordSchema.shape.policies.optional(),
  translations: JournalRecordSchema.shape.translations,
  reviewForms: ReviewFormsSchema.optional(),
  reviewDefaults: ReviewDefaultsSchema.optional(),
  assignment: AssignmentSchema.optional(),
  staffChecks: StaffChecksSchema.optional(),
  board: z
    .array(
      BoardMemberRecordSchema.omit({ photo: true }).extend({ portrait: PortraitSchema.optional() }),
    )
    .default([]),
});
export type DemoJournal = z.infer<typeof DemoJournalSchema>;

const FOLDER = fileURLToPath(new URL('./press', import.meta.url));

/** A paper of the demo press: where it belongs and the folder that holds it. */
export interface DemoPaper {
  journal: string;
  issue: string;
  folder: string;
}

/** The press as `demo/` describes it: identity, journals, issues and where the papers are. */
export interface DemoPress {
  press: PressRecord;
  journals: DemoJournal[];
  issues: Issue[];
  papers: DemoPaper[];
}

/** Reads everything but the papers themselves. Throws (zod) with the file's name where one is wrong. */
export async function readPress(): Promise<DemoPress> {
  const press = PressRecordSchema.parse(await readYaml(join(FOLDER, '..', 'press.yaml')));
  const demo: DemoPress = { press, journals: [], issues: [], papers: [] };
  for (const jkey of await foldersIn(FOLDER)) {
    const file = join(FOLDER, jkey, 'journal.yaml');
    demo.journals.push(named(file, DemoJournalSchema.safeParse(await readYaml(file))));
    for (const issueid of await foldersIn(join(FOLDER, jkey))) {
      const issueFile = join(FOLDER, jkey, issueid, 'issue.yaml');
      const issue = { ...asRecord(await readYaml(issueFile)), journal: jkey, issueid };
      demo.issues.push(named(issueFile, DemoIssueSchema.safeParse(issue)));
      for (const akey of await foldersIn(join(FOLDER, jkey, issueid))) {
        const folder = join(FOLDER, jkey, issueid, akey);
        if (!(await readdir(folder)).includes('paper.md')) continue;
        demo.papers.push({ journal: jkey, issue: issueid, folder });
      }
    }
  }
  return demo;
}

/** A paper's text until it was corrected, beside the text of today. */
const FORMER = /^paper\.until-(\d{4}-\d{2}-\d{2})\.md$/;

/** A paper as it was until a day: the same files with the text of then. */
export interface FormerPaper {
  until: string;
  files: Map<string, Uint8Array>;
}

/** Every file of a paper (path within its folder → bytes), and what it was before, if it changed. */
export async function readPaperFolder(
  folder: string,
): Promise<{ files: Map<string, Uint8Array>; former: FormerPaper | null }> {
  const files = await readFiles(folder);
  for (const [name, text] of files) {
    const until = FORMER.exec(name)?.[1];
    if (!until) continue;
    files.delete(name);
    return { files, former: { until, files: new Map(files).set('paper.md', text) } };
  }
  return { files, former: null };
}

async function readFiles(folder: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).replaceAll('\\', '/'), await readFile(path));
  }
  return files;
}

async function readYaml(file: string): Promise<unknown> {
  return parse(await readFile(file, 'utf8'));
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const asRecord = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

function named<T>(
  file: string,
  result: { success: true; data: T } | { success: false; error: Error },
): T {
  if (result.success) return result.data;
  throw new Error(`${relative(FOLDER, file)}: ${result.error.message}`);
}
