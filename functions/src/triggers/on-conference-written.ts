import { CONFERENCES } from '@quire/model/collections';
import { onContentWritten } from './on-content-written.ts';

/** `conferences/{ckey}` → `publishedConferences/{ckey}` and the list of conferences. */
export const onConferenceWritten = onContentWritten(
  CONFERENCES,
  ({ deliverConference }) => deliverConference,
);
