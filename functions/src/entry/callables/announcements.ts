/** The callable about announcements of services. What it promises: model/src/calls/announcements.ts. */
import { callable } from './callable.ts';

export const moveAnnouncement = callable('moveAnnouncement', 'staff', async (asked, { caller }) => {
  const { moveAnnouncement: run } = await import('../../domain/announcements/move-announcement.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  return run(adminPorts(), caller, asked);
});
