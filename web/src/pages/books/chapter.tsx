import { doiUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { bookPath, chapterPath } from '@quire/model/paths';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { MachineRecords } from '../../app/records/machine-records.tsx';
import { useServersHead } from '../../app/use-servers-head.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { ServerOnly } from '../../layouts/server-only.ts';
import { rich } from '../../messages/rich.ts';
import { authorNames } from '../../ui/article-list/author-names.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './chapter.module.css';
import { type ChapterPage, chapterPage } from './chapter-page.ts';
import { chapterPages } from './chapter-pages.ts';

export async function loader(args: LoaderFunctionArgs): Promise<ChapterPage> {
  const { params, context, request } = args;
  const { getBook, missingBook } = await import('../../data/public/books.ts');
  const { pageNotFound } = await import('../../data/page-error.ts');
  const reader = context.get(publicReaderContext);
  const { pathname } = new URL(request.url);
  const book = await getBook(reader, params.bkey ?? '');
  if (!book) throw await missingBook(reader, params.bkey ?? '', pathname);
  const page = chapterPage(book, Number(params.chapter));
  if (!page) throw pageNotFound(pathname);
  const { ChapterRecords } = await import('./chapter-records.tsx');
  return {
    ...page,
    records: new ServerOnly(<ChapterRecords book={book} number={page.number} />),
  };
}

/** `/books/{bkey}/{number}`: a chapter, its abstract and its file. */
export default function Chapter() {
  const { book, chapter, number, previous, next, records } = useLoaderData<ChapterPage>();
  useServersHead(records !== undefined);
  const { title, authors, pages, doi, href, summary } = chapter;
  return (
    <article
      lang={book.language}
      className={styles.chapter}
      data-counts-book={book.bkey}
      data-counts-chapter={number}
    >
      <PageHead
        title={title}
        description={summary.slice(0, 300) || book.summary}
        path={chapterPath(book.bkey, number)}
        type="book"
      />
      <MachineRecords of={records} />
      <header className={styles.header}>
        <p className={styles.up}>
          {rich('books.chapterOf', {
            number,
            title: book.title,
            book: (words) => <Link to={bookPath(book.bkey)}>{words}</Link>,
          })}
        </p>
        <h1 dir="auto">{title}</h1>
        {authors.length > 0 && <p className={styles.authors}>{authorNames(authors)}</p>}
        <MetaLine
          className={styles.facts}
          facts={[
            chapterPages(pages),
            doi && <a href={doiUrl(doi)}>{t('books.doiOf', { doi })}</a>,
          ]}
        />
        {href && (
          <p className={`${styles.ways} no-print`}>
            <a className="button" href={href} data-count="download">
              {t('books.downloadChapter')}
            </a>
          </p>
        )}
      </header>
      {summary !== '' && (
        <section className={styles.abstract} aria-labelledby="abstract">
          <h2 id="abstract">{t('books.abstract')}</h2>
          {summary.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {(previous || next) && (
        <nav className={`${styles.others} no-print`} aria-label={t('books.otherChapters')}>
          {previous && (
            <Link rel="prev" to={chapterPath(book.bkey, previous.number)}>
              {t('books.previousChapter', { title: previous.title })}
            </Link>
          )}
          {next && (
            <Link rel="next" to={chapterPath(book.bkey, next.number)}>
              {t('books.nextChapter', { title: next.title })}
            </Link>
          )}
        </nav>
      )}
    </article>
  );
}
