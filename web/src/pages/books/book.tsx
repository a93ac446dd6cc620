import { t } from '@quire/model/messages/t';
import { bookPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HtmlInPage } from '../../app/html-in-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import { MachineRecords } from '../../app/records/machine-records.tsx';
import { useServersHead } from '../../app/use-servers-head.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { ServerOnly } from '../../layouts/server-only.ts';
import { HtmlBlock } from '../../ui/html-block.tsx';
import styles from './book.module.css';
import { BookFacts } from './book-facts.tsx';
import { BookHeader } from './book-header.tsx';
import { BOOK_TEXT, type BookPage } from './book-page.ts';
import { ChapterList } from './chapter-list.tsx';

export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<BookPage> {
  const { getBook, missingBook } = await import('../../data/public/books.ts');
  const reader = context.get(publicReaderContext);
  const bkey = params.bkey ?? '';
  const book = await getBook(reader, bkey);
  if (!book) throw await missingBook(reader, bkey, new URL(request.url).pathname);
  const { BookRecords } = await import('./book-records.tsx');
  return {
    records: new ServerOnly(<BookRecords book={book} />),
    book: { ...book, descriptionHtml: '' },
    description: new HtmlInPage(BOOK_TEXT, book.descriptionHtml),
  };
}

/** `/books/{bkey}`: what the book is about, its chapters, where to get it. */
export default function Book() {
  const { book, description, records } = useLoaderData<BookPage>();
  useServersHead(records !== undefined);
  return (
    <article lang={book.language} data-counts-book={book.bkey}>
      <PageHead
        title={book.title}
        description={book.summary}
        path={bookPath(book.bkey)}
        type="book"
      />
      <MachineRecords of={records} />
      <BookHeader book={book} />
      <div className={styles.columns}>
        <div className={styles.text}>
          <section aria-labelledby="about-book">
            <h2 id="about-book">{t('books.about')}</h2>
            <HtmlBlock
              dir="auto"
              id={BOOK_TEXT}
              className={`article-body ${styles.description}`}
              html={description}
              hasMath={book.hasMath}
            />
          </section>
          {book.chapters.length > 0 && <ChapterList bkey={book.bkey} chapters={book.chapters} />}
        </div>
        <BookFacts book={book} />
      </div>
    </article>
  );
}
