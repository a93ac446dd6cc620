/** News of one test alone, as `saveRecord` leaves them: found by a word that nothing else has. */
import { POSTS, postDocId } from '@quire/model/collections';
import { keepingOf } from '@quire/model/records/keeping-of';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { admin } from '../press-admin.ts';

/** Letters alone, and no longer than what a list asks for. */
export const WORD = `z${Date.now().toString(36).slice(-7)}`;

export interface SeededNews {
  readonly title: string;
  readonly status?: string;
}

/** A piece of news with this in it besides. */
export const newsOf = ({ title, status = 'draft' }: SeededNews, skey: string) => ({
  kind: 'news',
  skey,
  title,
  summary: `Of ${WORD}.`,
  markdown: 'The tide is out.',
  author: 'Corin Ashby',
  tags: ['tide'],
  publishAt: '2026-03-01',
  status,
});

/** Puts these there, the first changed last; gives their ids. Whoever wants them asks for `WORD`. */
export async function seedNews(seeds: readonly SeededNews[]): Promise<readonly string[]> {
  const batch = admin.db.batch();
  const ids = seeds.map((seed, index) => {
    const skey = `${WORD}-n${index}`;
    const read = RECORD_KINDS.posts.read(newsOf(seed, skey));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const at = new Date(Date.UTC(2026, 0, 2) - index * 60_000).toISOString();
    const id = postDocId('news', skey);
    const keeping = keepingOf(read.facts, { revision: 1, at, by: 'demo-content' });
    batch.set(admin.db.collection(POSTS).doc(id), { ...read.facts.data, ...keeping });
    return id;
  });
  await batch.commit();
  return ids;
}
