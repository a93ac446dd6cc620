/** What time does to submissions: revisions lapse, forgotten drafts go, unused uploads are swept, queues turn. */
import { turnDesk } from '../desk/settle-desk.ts';
import { dropAddresses } from './drop-addresses.ts';
import { deleteDrafts, noticeDrafts } from './forgotten-drafts.ts';
import { lapseRevisions } from './lapse-revisions.ts';
import type { SubmissionPorts } from './ports.ts';
import { sweepUploads } from './sweep-uploads.ts';

interface Tended {
  readonly lapsed: number;
  readonly told: number;
  readonly deleted: number;
  readonly swept: number;
  readonly closed: number;
  readonly turned: number;
}

/** One run of the schedule. It may be repeated at any time. */
export async function tendSubmissions(ports: SubmissionPorts): Promise<Tended> {
  const lapsed = await lapseRevisions(ports);
  const told = await noticeDrafts(ports);
  const deleted = await deleteDrafts(ports);
  const swept = await sweepUploads(ports);
  const closed = await dropAddresses(ports);
  return { lapsed, told, deleted, swept, closed, turned: await turnDesk(ports) };
}
