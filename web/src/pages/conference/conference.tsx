import { t } from '@quire/model/messages/t';
import { proceedingsPath, proposeConferencePath } from '@quire/model/paths';
import { Link, useLoaderData } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { byTime } from './by-time.ts';
import { ConferenceList } from './conference-list.tsx';
import type { ConferencePageData } from './conference-page.ts';
import { loadConferencePage } from './load-conference-page.ts';
import { ServicePage } from './service-page.tsx';

export const loader = loadConferencePage;

/** `/conference`: what the press does for conferences, and the conferences themselves. */
export default function Conference() {
  const data = useLoaderData<ConferencePageData>();
  const { upcoming, past } = byTime(data.conferences, data.today);
  const { title, summary, path } = data.page;
  return (
    <>
      <PageHead title={title} description={summary} path={path} />
      <ServicePage
        data={data}
        ways={
          <>
            {data.conferences.length > 0 && (
              <a className="button" href={upcoming.length > 0 ? '#upcoming' : '#past'}>
                {t('conference.conferences')}
              </a>
            )}
            <Link className="button quiet" to={proceedingsPath()}>
              {t('conference.proceedings')}
            </Link>
            <Link className="button quiet" to={proposeConferencePath()}>
              {t('conference.propose')}
            </Link>
          </>
        }
      >
        <ConferenceList
          id="upcoming"
          title={t('conference.upcoming')}
          conferences={upcoming}
          isOpen
        />
        <ConferenceList id="past" title={t('conference.past')} conferences={past} />
      </ServicePage>
    </>
  );
}
