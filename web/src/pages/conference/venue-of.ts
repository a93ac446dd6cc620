import type { PublishedConference } from '@quire/model/entities/conference';
import { t } from '@quire/model/messages/t';

/** `Portmarnagh, Ireland, and online`; empty where nothing is known. */
export function venueOf({
  city,
  country,
  online,
}: Pick<PublishedConference, 'city' | 'country' | 'online'>): string {
  const place = [city, country].filter(Boolean).join(', ');
  if (!online) return place;
  return city
    ? t('conference.placeAndOnline', { place })
    : [country, t('conference.online')].filter(Boolean).join(', ');
}
