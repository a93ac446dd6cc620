import type { HomeDigest } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { pressFeedPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SeenAdvert } from '../../app/advert/seen-advert.tsx';
import { FeedLinks } from '../../app/feed-links.tsx';
import { PageHead } from '../../app/page/page-head.tsx';
import { MachineRecords, type PageRecords } from '../../app/records/machine-records.tsx';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { ServerOnly } from '../../layouts/server-only.ts';
import { JournalShelf } from '../../ui/journal-list/journal-shelf.tsx';
import styles from './home.module.css';
import { HomeNews } from './home-news.tsx';
import { HowToSubmit } from './how-to-submit.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { Masthead } from './masthead.tsx';

interface HomePage extends HomeDigest {
  readonly records?: PageRecords;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<HomePage> {
  const { getHome } = await import('../../data/public/home.ts');
  const home = await getHome(context.get(publicReaderContext));
  const { HomeRecords } = await import('./home-records.tsx');
  return { ...home, records: new ServerOnly(<HomeRecords />) };
}

export default function Home() {
  const { journals, latest, news, records } = useLoaderData<HomePage>();
  const press = usePress()?.press;
  return (
    <>
      <PageHead description={press?.description} />
      <FeedLinks
        title={press ? t('home.feed', { press: press.name }) : t('home.feedOfNoName')}
        path={pressFeedPath}
      />
      {press && <Masthead press={press} journals={journals} />}
      {latest.length > 0 && <LatestArticles cards={latest} journals={journals} />}
      <SeenAdvert slot="home" page="home" />
      {journals.length > 0 && (
        <section className={styles.journals} aria-labelledby="journals">
          <h2 id="journals">{t('home.journals')}</h2>
          <JournalShelf journals={journals} level={3} />
        </section>
      )}
      <HomeNews news={news} />
      <HowToSubmit />
      <MachineRecords of={records} />
    </>
  );
}
