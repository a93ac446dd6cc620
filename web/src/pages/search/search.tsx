import { QUERY_MAX_CHARACTERS } from '@quire/model/constants';
import { searchPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../app/page-head.tsx';
import { doorContext } from '../../data/public/public-door.ts';
import type { SearchResults } from '../../data/public/search.ts';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import { ResultList } from './result-list.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchHints } from './search-hints.tsx';

interface SearchPage extends SearchResults {
  /** As it was typed, but for blanks around it and an end beyond reason. */
  readonly query: string;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<SearchPage> {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const query = typed.trim().slice(0, QUERY_MAX_CHARACTERS);
  if (!query) return { query, terms: [], entries: [], hasMore: false };
  const { search } = await import('../../data/public/search.ts');
  return { query, ...(await search(context.get(doorContext), query)) };
}

/** A form that the browser sends by itself, and what was found, made on the server. */
export default function Search() {
  const { query, terms, entries, hasMore } = useLoaderData<SearchPage>();
  return (
    <>
      <PageHead
        title={query ? `Search: ${query}` : 'Search'}
        description="Search the articles, journals, books, news and pages of the press by words of their titles, authors, abstracts and keywords."
        path={searchPath()}
        index={false}
      />
      <PageHeader title="Search">
        <SearchForm query={query} />
      </PageHeader>
      {entries.length > 0 ? (
        <ResultList entries={entries} terms={terms} hasMore={hasMore} />
      ) : (
        <SearchHints query={query} terms={terms} hasMore={hasMore} />
      )}
    </>
  );
}
