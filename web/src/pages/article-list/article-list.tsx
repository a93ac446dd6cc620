import type { ArticleCard } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { articleListPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SeenAdvert } from '../../app/advert/seen-advert.tsx';
import { PageHead } from '../../app/page/page-head.tsx';
import { MachineRecords, type PageRecords } from '../../app/records/machine-records.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import type { ListPage } from '../../data/public/lists.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { ServerOnly } from '../../layouts/server-only.ts';
import { ArticleGroups } from '../../ui/article-list/article-groups.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import { AllPages } from './all-pages.tsx';
import styles from './article-list.module.css';
import { byMonth } from './by-month.ts';

interface ArticleListPage extends ListPage<ArticleCard> {
  readonly records?: PageRecords;
}

export async function loader(args: LoaderFunctionArgs): Promise<ArticleListPage> {
  const page = Number(args.params.list?.replace('list', ''));
  const { getListPage } = await import('../../data/public/lists.ts');
  const found = await getListPage(args.context.get(publicReaderContext), 'articles', page);
  if (!found) throw pageNotFound(new URL(args.request.url).pathname);
  const { ListRecords } = await import('./list-records.tsx');
  return { ...found, records: new ServerOnly(<ListRecords cards={found.cards} />) };
}

/** Every article of the press, the newest first. */
export default function ArticleList() {
  const { cards, page, pages, total, records } = useLoaderData<ArticleListPage>();
  const digest = usePress();
  const journals = new Map(digest?.journals.map(({ name, fullname }) => [name, fullname]));
  const hues = new Map(digest?.journals.map(({ name, hue }) => [name, hue]));
  return (
    <>
      <PageHead
        title={page > 1 ? t('journals.articlesPage', { page }) : t('journals.articles')}
        description={t('journals.articlesDescription', {
          press: digest?.press.name ?? t('journals.thisPress'),
          page,
          pages,
        })}
      />
      <PageHeader
        title={t('journals.articles')}
        summary={t('journals.articlesSummary', { count: total })}
        eyebrow={pages > 1 && t('journals.pageOf', { page, pages })}
      />
      <div className={styles.articles}>
        <ArticleGroups
          groups={byMonth(cards)}
          show={['type', 'date']}
          journals={journals}
          hues={hues}
        />
      </div>
      <SeenAdvert slot="list" page={articleListPath(page)} />
      <Pager page={page} pages={pages} pathOf={articleListPath} />
      <AllPages page={page} pages={pages} />
      <MachineRecords of={records} />
    </>
  );
}
