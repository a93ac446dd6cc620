import type { Announcement } from '@quire/model/entities/announcement';
import { t } from '@quire/model/messages/t';

const KINDS: Readonly<Record<Announcement['kind'], string>> = {
  review: t('officeAnnouncements.kindReview'),
  endorsement: t('officeAnnouncements.kindEndorsement'),
  relationship: t('officeAnnouncements.kindRelationship'),
  answer: t('officeAnnouncements.kindAnswer'),
};

/** What is announced, in words. */
export const announcedLabel = (kind: Announcement['kind']): string => KINDS[kind];
