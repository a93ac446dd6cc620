import {
  BOOK_RECORD_FORMATS,
  BOOK_RECORD_TYPES,
  bookRecordPath,
} from '@quire/model/book-record-paths';
import type { Contributor, PublishedBook } from '@quire/model/entities/book';
import { hasChapterPage } from '@quire/model/entities/has-chapter-page';
import { doiUrl, orcidUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { bookPath, chapterPath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { useSite } from '../../app/page/site.tsx';
import { personNamed } from '../../app/records/person-named.ts';
import { publisher } from '../../app/records/publisher.ts';
import { HEAD_MARK } from '../../app/use-servers-head.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { bookTags } from './book-tags.ts';

/** What crawlers and reference managers read of a book. */
export function BookRecords({ book }: { book: PublishedBook }) {
  const { origin } = useSite();
  const press = usePress()?.press.name ?? '';
  const path = bookPath(book.bkey);
  return (
    <>
      {bookTags(book, press, origin).map(([name, content]) => (
        <meta key={`${name} ${content}`} name={name} content={content} {...{ [HEAD_MARK]: '' }} />
      ))}
      {BOOK_RECORD_FORMATS.map((format) => (
        <link
          key={format}
          rel="describedby"
          type={BOOK_RECORD_TYPES[format]}
          href={origin + bookRecordPath(format, book.bkey)}
          {...{ [HEAD_MARK]: '' }}
        />
      ))}
      <JsonLd
        data={{
          '@type': 'Book',
          '@id': `${origin}${path}`,
          url: `${origin}${path}`,
          name: book.title,
          alternativeHeadline: book.subtitle || undefined,
          description: book.summary,
          author: people(book.contributors.authors),
          editor: people(book.contributors.editors),
          publisher: publisher(press, origin),
          datePublished: book.published,
          dateModified: book.updated,
          isbn: book.isbnE ?? book.isbnPrint,
          isPartOf: book.series ? { '@type': 'BookSeries', name: book.series } : undefined,
          image: book.cover && new URL(book.cover.src, origin).href,
          bookEdition: book.edition || undefined,
          numberOfPages: book.pageCount,
          inLanguage: book.language,
          isAccessibleForFree: true,
          license: licenceOf(book.licence).url ?? undefined,
          keywords: book.subjects.join(', ') || undefined,
          sameAs: book.doi && doiUrl(book.doi),
          hasPart: book.chapters.map(({ title, authors, doi, pages, href, summary }, at) => ({
            '@type': 'Chapter',
            name: title,
            author: authors.length > 0 ? authors.map(personNamed) : undefined,
            pagination: pages || undefined,
            url: hasChapterPage({ authors, doi, summary })
              ? origin + chapterPath(book.bkey, at + 1)
              : href && new URL(href, origin).href,
            sameAs: doi && doiUrl(doi),
          })),
        }}
      />
    </>
  );
}

function people(contributors: readonly Contributor[]) {
  if (contributors.length === 0) return undefined;
  return contributors.map(({ name, affiliation, orcid }) => ({
    ...personNamed(name),
    affiliation: affiliation ? { '@type': 'Organization', name: affiliation } : undefined,
    sameAs: orcid && orcidUrl(orcid),
  }));
}
