import { t } from '@quire/model/messages/t';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HtmlInPage } from '../../app/html-in-page.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { HtmlBlock } from '../../ui/html-block.tsx';
import styles from './book.module.css';
import { BookFacts } from './book-facts.tsx';
import { BookHead } from './book-head.tsx';
import { BookHeader } from './book-header.tsx';
import { BOOK_TEXT, type BookPage } from './book-page.ts';
import { ChapterList } from './chapter-list.tsx';

export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<BookPage> {
  const { getBook, missingBook } = await import('../../data/public/books.ts');
  const reader = context.get(publicReaderContext);
  const bkey = params.bkey ?? '';
  const book = await getBook(reader, bkey);
  if (!book) throw await missingBook(reader, bkey, new URL(request.url).pathname);
  return {
    book: { ...book, descriptionHtml: '' },
    description: new HtmlInPage(BOOK_TEXT, book.descriptionHtml),
  };
}

/** `/books/{bkey}`: what the book is about, its chapters, where to get it. */
export default function Book() {
  const { book, description } = useLoaderData<BookPage>();
  return (
    <article lang={book.language}>
      <BookHead book={book} />
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
          {book.chapters.length > 0 && <ChapterList chapters={book.chapters} />}
        </div>
        <BookFacts book={book} />
      </div>
    </article>
  );
}
