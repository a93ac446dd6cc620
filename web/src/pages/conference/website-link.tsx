import { t } from '@quire/model/messages/t';
import type { ConferenceCard } from './conference-page.ts';

/** The way to a conference's own website. */
export function WebsiteLink({ conference: { website, acronym } }: { conference: ConferenceCard }) {
  if (!website) return null;
  return (
    <a href={website}>
      {acronym ? t('conference.websiteOf', { conference: acronym }) : t('conference.website')}
    </a>
  );
}
