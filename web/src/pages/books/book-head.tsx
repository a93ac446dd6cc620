import type { Contributor, PublishedBook } from '@quire/model/entities/book';
import { doiUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { bookPath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { PageHead } from '../../app/page/page-head.tsx';
import { useSite } from '../../app/page/site.tsx';
import { usePress } from '../../layouts/press-digest.ts';
import { bookTags } from './book-tags.ts';

/** The head of a book's page, for people, crawlers and reference managers. */
export function BookHead({ book }: { book: PublishedBook }) {
  const { origin } = useSite();
  const publisher = usePress()?.press.name ?? '';
  const path = bookPath(book.bkey);
  return (
    <>
      <PageHead title={book.title} description={book.summary} path={path} type="book" />
      {bookTags(book, publisher, origin).map(([name, content]) => (
        <meta key={`${name} ${content}`} name={name} content={content} />
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
          publisher: { '@type': 'Organization', name: publisher, url: `${origin}/` },
          datePublished: book.published,
          dateModified: book.updated,
          isbn: book.isbnE ?? book.isbnPrint,
          bookEdition: book.edition || undefined,
          numberOfPages: book.pageCount,
          inLanguage: book.language,
          isAccessibleForFree: true,
          license: licenceOf(book.licence).url ?? undefined,
          keywords: book.subjects.join(', ') || undefined,
          sameAs: book.doi && doiUrl(book.doi),
          hasPart: book.chapters.map(({ title, authors, doi }) => ({
            '@type': 'Chapter',
            name: title,
            author: authors.map((name) => ({ '@type': 'Person', name })),
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
    '@type': 'Person',
    name,
    affiliation: affiliation ? { '@type': 'Organization', name: affiliation } : undefined,
    sameAs: orcid && `https://orcid.org/${orcid}`,
  }));
}
