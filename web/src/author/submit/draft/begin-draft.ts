import type { StoredSubmission } from '@quire/model/entities/submission';
import { type SubmissionDraft, SubmissionDraftSchema } from '@quire/model/entities/submission';
import { getOwnProfile } from '../../../data/live/own-profile.ts';
import { NOT_YET_THERE } from '../../../data/live/save-draft.ts';
import type { Person } from '../../../session/use-person.ts';
import { draftReducer, type EditedDraft, startDraft } from './draft-editor.ts';
import { type KeptDraft, readKeptDraft } from './kept-draft.ts';
import { draftOf } from './merge-drafts.ts';

/** A new manuscript: its submitter is its first author, as they have described themselves. */
async function newDraft(person: Person, journal: string): Promise<SubmissionDraft> {
  const profile = await getOwnProfile(person.uid);
  const author = {
    id: 'submitter',
    given: profile?.given ?? '',
    family: profile?.family ?? '',
    email: person.email,
    orcid: profile?.orcid ?? '',
    affiliations: profile ? [0] : [],
    corresponding: true,
  };
  const { affiliation: name, ror, country } = profile ?? {};
  return SubmissionDraftSchema.parse({
    journal,
    authors: [author],
    affiliations: name ? [{ name, ...(ror && { ror }), ...(country && { country }) }] : [],
  });
}

const goOn = ({ mine, base, revision }: KeptDraft): EditedDraft =>
  draftReducer(startDraft(base, revision), { kind: 'edit', patch: mine });

/** Where the writing begins: at what is saved, with what this device has kept of an earlier visit. */
export function startFromRecord(uid: string, record: StoredSubmission): EditedDraft {
  const draft = draftOf(record);
  const kept = readKeptDraft(uid, record.id);
  if (!kept) return startDraft(draft, record.revision);
  return draftReducer(goOn(kept), { kind: 'arrived', draft, revision: record.revision });
}

/** The same for a manuscript that was never saved. */
export async function startAnew(person: Person, id: string, journal: string): Promise<EditedDraft> {
  const kept = readKeptDraft(person.uid, id);
  if (kept?.revision === NOT_YET_THERE) return goOn(kept);
  return startDraft(await newDraft(person, journal), NOT_YET_THERE);
}
