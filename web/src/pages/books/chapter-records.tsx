import type { PublishedBook } from '@quire/model/entities/book';
import { doiUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { t } from '@quire/model/messages/t';
import { bookPath, booksPath, chapterPath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { useSite } from '../../app/page/site.tsx';
import { breadcrumbs } from '../../app/records/breadcrumbs.ts';
import { personNamed } from '../../app/records/person-named.ts';
import { publisher } from '../../app/records/publisher.ts';
import { HEAD_MARK } from '../../app/use-servers-head.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { chapterTags } from './chapter-tags.ts';

interface ChapterRecordsProps {
  readonly book: PublishedBook;
  /** Of the chapter, from 1. */
  readonly number: number;
}

/** What crawlers and reference managers read of a chapter. */
export function ChapterRecords({ book, number }: ChapterRecordsProps) {
  const { origin } = useSite();
  const press = usePress()?.press.name ?? '';
  const chapter = book.chapters[number - 1];
  if (!chapter) return null;
  const path = chapterPath(book.bkey, number);
  const { title, authors, pages, doi, href, summary } = chapter;
  return (
    <>
      {chapterTags(book, chapter, press, origin).map(([name, content]) => (
        <meta key={`${name} ${content}`} name={name} content={content} {...{ [HEAD_MARK]: '' }} />
      ))}
      <JsonLd
        data={{
          '@graph': [
            {
              '@type': 'Chapter',
              '@id': `${origin}${path}`,
              url: `${origin}${path}`,
              name: title,
              position: number,
              author: authors.length > 0 ? authors.map(personNamed) : undefined,
              abstract: summary || undefined,
              pagination: pages || undefined,
              datePublished: book.published,
              inLanguage: book.language,
              isAccessibleForFree: true,
              license: licenceOf(book.licence).url ?? undefined,
              publisher: publisher(press, origin),
              sameAs: doi && doiUrl(doi),
              encoding: href?.endsWith('.pdf')
                ? {
                    '@type': 'MediaObject',
                    contentUrl: new URL(href, origin).href,
                    encodingFormat: 'application/pdf',
                  }
                : undefined,
              isPartOf: {
                '@type': 'Book',
                '@id': `${origin}${bookPath(book.bkey)}`,
                name: book.title,
                isbn: book.isbnE ?? book.isbnPrint,
              },
            },
            breadcrumbs(origin, press, [
              [t('books.books'), booksPath()],
              [book.title, bookPath(book.bkey)],
              [title, path],
            ]),
          ],
        }}
      />
    </>
  );
}
