import type { Announcement, AnnouncementState } from '@quire/model/entities/announcement';
import { t } from '@quire/model/messages/t';

export const ANNOUNCEMENT_STATE_LABELS: Readonly<Record<AnnouncementState, string>> = {
  waiting: t('officeAnnouncements.waiting'),
  accepted: t('officeAnnouncements.accepted'),
  declined: t('officeAnnouncements.declined'),
  queued: t('officeAnnouncements.queued'),
  sent: t('officeAnnouncements.sent'),
  failed: t('officeAnnouncements.failed'),
};

/** How far it is; of what was not sent, why. */
export function announcementState(announcement: Announcement): string {
  const { state } = announcement;
  if (state !== 'failed') return ANNOUNCEMENT_STATE_LABELS[state];
  const { detail: status } = announcement;
  return status
    ? t('officeAnnouncements.answered', { status })
    : t('officeAnnouncements.notAnswered');
}
