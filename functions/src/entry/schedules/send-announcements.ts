import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Tells services of articles whose preprints they hold, and answers their offers. */
export const sendAnnouncements: Job<'sendAnnouncements'> = {
  name: 'sendAnnouncements',
  seconds: 60,
  run: async () => {
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { areAnnouncementsDue, sendDueAnnouncements } = await import(
      '../../domain/announcements/send-due-announcements.ts'
    );
    const ports = adminPorts();
    if (!(await areAnnouncementsDue(ports))) return {};
    const { notifyClient } = await import('../../domain/announcements/notify-client.ts');
    const { sent } = await sendDueAnnouncements({ ...ports, send: notifyClient() });
    if (sent > 0) log.info('announcements/sent', { sent });
    return { sent };
  },
};
