import type { SearchEntry, SearchTerm } from '@quire/model/entities/list';
import { doiTerm, searchWords } from '@quire/model/search-terms';
import { describe, expect, it } from 'vitest';
import { search } from './search.ts';

const DOI = '10.5555/ces.tide';
const entry = (title: string, date: string, words = ''): SearchEntry => ({
  kind: 'article',
  id: title,
  path: `/${title}`,
  title,
  line: '',
  date,
  words: [...searchWords(words), ...(words.includes('doi') ? [doiTerm(DOI)] : [])].join(' '),
});
const ENTRIES = [
  entry('Tides in estuaries', '2024-01-02', 'Müller coasts doi'),
  entry('Mud', '2025-01-02', 'Müller tides coasts'),
  entry('Sand and tides', '2026-01-02', 'Holt coasts'),
];

/** A press in which every word leads to all that has it, and a list of what was read. */
function door(cut: readonly string[] = []) {
  const reads: string[] = [];
  const lists = new Map<string, SearchTerm>();
  for (const each of ENTRIES) {
    for (const term of [...searchWords(each.title), ...each.words.split(' ')]) {
      const list = lists.get(term) ?? { entries: [], isCut: cut.includes(term) };
      lists.set(term, { ...list, entries: [...list.entries, each] });
    }
  }
  return {
    reads,
    document: async (_: string, id: string) => {
      reads.push(id);
      return lists.get(id) ?? null;
    },
    media: async () => null,
  };
}
const titles = async (query: string, cut?: readonly string[]) =>
  (await search(door(cut), query)).entries.map(({ title }) => title);

describe('a search', () => {
  it.each([
    ['tides', ['Sand and tides', 'Tides in estuaries', 'Mud']],
    ['MULLER', ['Mud', 'Tides in estuaries']],
    ['Müller', ['Mud', 'Tides in estuaries']],
    ['the tide in an estuary', ['Tides in estuaries']],
    ['müller coast tide mud', ['Mud']],
    ['tides 2026', ['Sand and tides']],
    [`https://doi.org/${DOI.toUpperCase()}`, ['Tides in estuaries']],
    ['tides unheard', []],
    ['the of', []],
    ['', []],
    ['../../x', []],
  ])('for "%s" finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('reads two documents at most', async () => {
    const watched = door();
    await search(watched, 'müller coast tide mud sand holt');
    expect(watched.reads).toHaveLength(2);
  });

  it('says that there may be more where every list that was read was cut', async () => {
    expect((await search(door(['coast']), 'coasts')).hasMore).toBe(true);
    expect((await search(door(['coast']), 'coasts muller')).hasMore).toBe(false);
    expect((await search(door(), 'tides')).hasMore).toBe(false);
  });
});
