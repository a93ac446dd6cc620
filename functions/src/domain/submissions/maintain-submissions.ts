/**
 * The schedule for submissions: revisions lapse, forgotten drafts and unused uploads are deleted.
 */
import { dropAddresses } from './drop-addresses.ts';
import { deleteDrafts, noticeDrafts } from './forgotten-drafts.ts';
import { lapseRevisions } from './lapse-revisions.ts';
import type { SubmissionPorts } from './ports.ts';
import { remindRevisions } from './remind-revisions.ts';
import { sweepUploads } from './sweep-uploads.ts';

interface Maintained {
  readonly lapsed: number;
  readonly reminded: number;
  readonly told: number;
  readonly deleted: number;
  readonly swept: number;
  readonly closed: number;
}

/** One run of the schedule. It can be repeated at any time. */
export async function maintainSubmissions(ports: SubmissionPorts): Promise<Maintained> {
  const lapsed = await lapseRevisions(ports);
  const reminded = await remindRevisions(ports);
  const told = await noticeDrafts(ports);
  const deleted = await deleteDrafts(ports);
  const swept = await sweepUploads(ports);
  const closed = await dropAddresses(ports);
  return { lapsed, reminded, told, deleted, swept, closed };
}
