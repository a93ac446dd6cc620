import type { PublishedConference } from '@quire/model/entities/conference';
import { t } from '@quire/model/messages/t';
import { conferencePagePath, conferencePath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { useSite } from '../../app/page/site.tsx';
import { breadcrumbs } from '../../app/records/breadcrumbs.ts';
import { paperCoins } from '../../app/records/coins.ts';
import { CoinsList } from '../../app/records/coins-list.tsx';
import { usePress } from '../../layouts/press-digest.ts';
import { venueOf } from './venue-of.ts';

/** The conference as schema.org describes an event, the way to it, and its papers for reference managers. */
export function ConferenceRecords({ conference }: { conference: PublishedConference }) {
  const { origin } = useSite();
  const press = usePress()?.press.name ?? '';
  const { ckey, name, acronym, theme, start, end, organisers, papers, website } = conference;
  const page = `${origin}${conferencePagePath(ckey)}`;
  const works = papers.map(({ title, authors, href }) =>
    paperCoins({
      ...{ title, authors, conference: name, date: end, publisher: press },
      href: href && new URL(href, origin).href,
      place: placeOf(conference),
    }),
  );
  return (
    <>
      <JsonLd
        data={{
          '@graph': [
            {
              '@type': 'Event',
              '@id': page,
              url: page,
              name,
              alternateName: acronym || undefined,
              description: theme || undefined,
              startDate: start,
              endDate: end,
              eventStatus: `https://schema.org/${conference.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
              ...venue(conference, website ?? page),
              organizer: (organisers.length > 0 ? organisers : [press]).map((organiser) => ({
                '@type': 'Organization',
                name: organiser,
              })),
              sameAs: website,
            },
            breadcrumbs(origin, press, [
              [t('conference.conferences'), conferencePath()],
              [name, conferencePagePath(ckey)],
            ]),
          ],
        }}
      />
      <CoinsList works={works} />
    </>
  );
}

const placeOf = (conference: PublishedConference): string =>
  venueOf({ ...conference, online: false });

/** Where one takes part: in a place, on the web, or both. */
function venue(conference: PublishedConference, web: string) {
  const { city, country, online } = conference;
  const place = placeOf(conference);
  const mode = online ? (place ? 'Mixed' : 'Online') : 'Offline';
  const address = {
    '@type': 'PostalAddress',
    addressLocality: city || undefined,
    addressCountry: country || undefined,
  };
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: [
      ...(place ? [{ '@type': 'Place', name: place, address }] : []),
      ...(online ? [{ '@type': 'VirtualLocation', url: web }] : []),
    ],
  };
}
