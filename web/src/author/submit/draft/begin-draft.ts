import type { StoredSubmission } from '@quire/model/entities/submission';
import { type SubmissionDraft, SubmissionDraftSchema } from '@quire/model/entities/submission';
import { getOwnProfile } from '../../../data/live/own-profile.ts';
import { NOT_YET_THERE } from '../../../data/live/save-draft.ts';
import { startDraft } from '../../../drafts/draft-machine.ts';
import type { Person } from '../../../session/use-person.ts';
import { draftReducer, type EditedSubmission } from './draft-editor.ts';
import { type StoredSubmissionDraft, storedSubmissionDraft } from './stored-draft.ts';
import { submissionDraftOf } from './submission-rules.ts';

/** What the link that began it has chosen; '' for nothing. */
type Chosen = Pick<SubmissionDraft, 'journal' | 'specialIssue'>;

/** A new manuscript: its submitter is its first author, as they have described themselves. */
async function newDraft(person: Person, chosen: Chosen): Promise<SubmissionDraft> {
  const profile = await getOwnProfile(person.uid);
  const author = {
    id: 'submitter',
    given: profile?.given ?? '',
    family: profile?.family ?? '',
    email: person.email,
    orcid: profile?.orcid ?? '',
    affiliations: profile?.affiliation ? [0] : [],
    corresponding: true,
  };
  const { affiliation: name, ror, country } = profile ?? {};
  return SubmissionDraftSchema.parse({
    ...chosen,
    authors: [author],
    affiliations: name ? [{ name, ...(ror && { ror }), ...(country && { country }) }] : [],
  });
}

const goOn = ({ mine, base, revision }: StoredSubmissionDraft): EditedSubmission =>
  draftReducer(startDraft(base, revision), { kind: 'edit', patch: mine });

/** Where the writing begins: at what is saved, with what this device has kept of an earlier visit. */
export function startFromRecord(uid: string, record: StoredSubmission): EditedSubmission {
  const draft = submissionDraftOf(record);
  const kept = storedSubmissionDraft(uid, record.id).read();
  if (!kept) return startDraft(draft, record.revision);
  return draftReducer(goOn(kept), { kind: 'arrived', draft, revision: record.revision });
}

/** The same for a manuscript that was never saved. */
export async function startAnew(
  person: Person,
  id: string,
  chosen: Chosen,
): Promise<EditedSubmission> {
  const kept = storedSubmissionDraft(person.uid, id).read();
  if (kept?.revision === NOT_YET_THERE) return goOn(kept);
  return startDraft(await newDraft(person, chosen), NOT_YET_THERE);
}
