import type { BookCard } from '@quire/model/entities/book';
import { t } from '@quire/model/messages/t';
import { booksPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SeenAdvert } from '../../app/advert/seen-advert.tsx';
import { loadListPage } from '../../app/load-list-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import type { ListPage } from '../../data/public/lists.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { rich } from '../../messages/rich.ts';
import { CatalogueRecords } from '../../ui/catalogue/catalogue-records.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import { BookRow } from './book-row.tsx';
import styles from './books.module.css';

export const loader = (args: LoaderFunctionArgs) => loadListPage('books', args);

/** `/books`: the newest first. */
export default function Books() {
  const { cards, page, pages } = useLoaderData<ListPage<BookCard>>();
  const name = usePress()?.press.name ?? t('books.thisPress');
  const summary = t('books.summary', { press: name });
  return (
    <>
      <PageHead
        title={page > 1 ? t('books.booksPage', { page }) : t('books.books')}
        description={summary}
        path={booksPath(page)}
      />
      <PageHeader title={t('books.books')} summary={summary} />
      {cards.length === 0 && <p>{t('books.none')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.books}>
        {cards.map((book) => (
          <BookRow key={book.bkey} book={book} />
        ))}
      </ul>
      <SeenAdvert slot="list" page={booksPath(page)} />
      <Pager page={page} pages={pages} pathOf={booksPath} />
      {cards.length > 0 && (
        <p className={styles.records}>
          {rich('books.catalogueRecordsOfAll', { formats: <CatalogueRecords /> })}
        </p>
      )}
    </>
  );
}
