import { PublishedAuthorSchema } from '@quire/model/entities/published-author';
import { AUTHORS_LIST } from '@quire/model/lists/people-lists';
import { adminAuthorsPath, adminEditorsPath } from '@quire/model/office-paths';
import { useEffect, useMemo, useState } from 'react';
import { allRecords } from '../../../data/live/office/export-records.ts';
import { scopeOf } from '../../../data/live/office/press-scope.ts';
import { useBoards } from '../../../data/live/people/boards.ts';
import type { Person } from '../../../session/use-person.ts';
import type { ChosenPerson } from './judge-people.ts';

export type Source = 'boards' | 'authors';

/** The number of authors checked at once. */
export const AUTHORS_MOST = 2_000;

const readAuthor = (data: unknown) => PublishedAuthorSchema.safeParse(data).data ?? null;

async function readAuthors({ claims }: Person, isWanted: () => boolean): Promise<ChosenPerson[]> {
  const [sort] = AUTHORS_LIST.sorts;
  const request = { q: '', filters: {}, sort, bin: false, after: null, before: null, size: 75 };
  const people: ChosenPerson[] = [];
  const pages = allRecords(AUTHORS_LIST, scopeOf(claims, 'article.read'), request, readAuthor);
  for await (const rows of pages) {
    for (const { id, record } of rows) {
      if (!record) continue;
      const { given, family, journals, orcid = '' } = record;
      const name = `${given} ${family}`.trim();
      people.push({ key: id, name, where: journals.join(', '), orcid, path: adminAuthorsPath(id) });
    }
    if (people.length >= AUTHORS_MOST || !isWanted()) break;
  }
  return people.slice(0, AUTHORS_MOST);
}

/** The people whose iDs are checked: boards live, authors as of now. */
export function usePeople(
  person: Person,
  source: Source,
): { readonly people: readonly ChosenPerson[] | null; readonly hasFailed: boolean } {
  const { boards, loading, problem } = useBoards(person.claims);
  const [authors, setAuthors] = useState<readonly ChosenPerson[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (source !== 'authors') return;
    let isHere = true;
    setAuthors(null);
    setFailed(false);
    readAuthors(person, () => isHere).then(
      (read) => isHere && setAuthors(read),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [person, source]);
  const onBoards = useMemo(
    () =>
      boards.flatMap(({ journal, members }) =>
        members.map(({ name, orcid = '' }, place) => ({
          ...{ key: `${journal}/${place}`, name, where: journal, orcid },
          path: adminEditorsPath(journal),
        })),
      ),
    [boards],
  );
  if (source === 'authors') return { people: authors, hasFailed };
  return { people: loading ? null : onBoards, hasFailed: problem !== null };
}
