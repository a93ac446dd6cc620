import { randomUUID } from 'node:crypto';
import { SUBMISSIONS, uploadPath } from '@quire/model/collections';
import {
  DECLARATIONS,
  type SubmissionDraft,
  SubmissionSchema,
} from '@quire/model/entities/submission';
import type { FileKind } from '@quire/model/entities/submission-file';
import { type Called, callFunction } from '../call-function.ts';
import { type Person, signInByHttp } from '../people/account.ts';
import { admin } from '../press-admin.ts';
import { ABSTRACT, ARTICLE_TYPE, JOURNAL, KEYWORDS } from './manuscript-text.ts';
import { smallDocx } from './small-docx.ts';

export interface SeededDraft {
  readonly id: string;
  readonly owner: string;
  readonly idToken: string;
  /** Of its manuscript. */
  readonly file: string;
}

/** Puts bytes where the browser would upload them, and has them looked into. */
export async function addFile(
  { id, owner, idToken }: Omit<SeededDraft, 'file'>,
  name: string,
  bytes: Buffer,
  kind: FileKind = 'manuscript',
  replaces?: string,
): Promise<Called & { readonly upload: string }> {
  const upload = randomUUID();
  const contentType = 'application/octet-stream';
  await admin.bucket
    .file(uploadPath(owner, id, upload))
    .save(bytes, { contentType, resumable: false });
  const called = await callFunction(
    'addSubmissionFile',
    { submission: id, upload, name, kind, label: '', ...(replaces ? { replaces } : {}) },
    { idToken },
  );
  return { ...called, upload };
}

/** What is sent as the manuscript. */
export interface ManuscriptFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A draft that could be sent as it is, with its manuscript: where a journey begins later. */
export async function seedDraft(
  person: Person,
  title: string,
  manuscript: ManuscriptFile = { name: 'manuscript.docx', bytes: smallDocx(title, []) },
  change: Partial<SubmissionDraft> = {},
): Promise<SeededDraft> {
  const { idToken, uid: owner } = await signInByHttp(person);
  const id = `journey-${randomUUID()}`;
  const now = new Date().toISOString();
  const record = SubmissionSchema.parse({
    ...{ journal: JOURNAL, articleType: ARTICLE_TYPE, title, abstract: ABSTRACT },
    ...{ keywords: KEYWORDS, ...change },
    authors: [
      {
        ...{ id: 'submitter', given: 'Wilma', family: 'Aarestad', email: person.email },
        ...{ affiliations: [0], corresponding: true },
      },
    ],
    affiliations: [{ name: 'Institute of Waters, Nordvik' }],
    declarations: Object.fromEntries(Object.keys(DECLARATIONS).map((key) => [key, true])),
    ...{ owner, authorUids: [owner], editors: [], production: [] },
    ...{ state: 'draft', round: 0, revision: 0 },
    ...{ stageEnteredAt: now, createdAt: now, updatedAt: now },
  });
  await admin.db
    .collection(SUBMISSIONS)
    .doc(id)
    .set(JSON.parse(JSON.stringify(record)));
  const draft = { id, owner, idToken };
  const { upload, status, body } = await addFile(draft, manuscript.name, manuscript.bytes);
  if (status !== 200) throw new Error(`the manuscript was not taken: ${body}`);
  return { ...draft, file: upload };
}
