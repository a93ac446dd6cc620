import { t } from '@quire/model/messages/t';
import { conferencePath } from '@quire/model/paths';
import { Link, useLoaderData } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { byTime } from './by-time.ts';
import { ConferenceList } from './conference-list.tsx';
import type { ConferencePageData } from './conference-page.ts';
import { loadConferencePage } from './load-conference-page.ts';
import { ServicePage } from './service-page.tsx';

export const loader = loadConferencePage;

/** `/conference/proceedings`: how papers of a conference are published, and those that were. */
export default function Proceedings() {
  const data = useLoaderData<ConferencePageData>();
  const { past, upcoming } = byTime(data.conferences, data.today);
  const published = [...upcoming, ...past].filter(({ proceedings }) => proceedings);
  const { title, summary, path } = data.page;
  return (
    <>
      <PageHead title={title} description={summary} path={path} />
      <ServicePage
        data={data}
        ways={
          <>
            {published.length > 0 && (
              <a className="button" href="#published">
                {t('conference.publishedProceedings')}
              </a>
            )}
            <Link className="button quiet" to={conferencePath()}>
              {t('conference.services')}
            </Link>
          </>
        }
      >
        <ConferenceList
          id="published"
          title={t('conference.publishedProceedings')}
          conferences={published}
        />
      </ServicePage>
    </>
  );
}
