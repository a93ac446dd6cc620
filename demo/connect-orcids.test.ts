import { readPaper } from '@quire/content/paper/read-paper';
import { ORCID_CONNECTIONS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcilePublication } from '../functions/src/domain/publishing/publish-article.ts';
import {
  content,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../functions/src/testing/test-press.ts';
import { readAccounts } from './accounts.ts';
import { connectOrcids } from './connect-orcids.ts';
import { readPaperFolder, readPress } from './read-press.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestJournal('1-1');
  await connectOrcids(press.db);
});
afterAll(() => press.close());

it('connects two accounts, whose iDs are those of authors of their names', async () => {
  const { accounts } = await readAccounts();
  const { papers } = await readPress();
  const read = await Promise.all(
    papers.map(async ({ folder }) => readPaper({ files: (await readPaperFolder(folder)).files })),
  );
  const authors = read.flatMap((paper) => (paper.ok ? paper.content.metadata.authors : []));
  const connected = accounts.filter(({ orcid }) => orcid);
  expect(connected).toHaveLength(2);
  for (const { name, orcid } of connected) {
    const names = authors
      .filter((author) => author.orcid === orcid)
      .map(({ given, family }) => `${given} ${family}`);
    expect(new Set(names)).toEqual(new Set([name]));
  }
});

it('marks them in what is published, and sends nothing', async () => {
  const { docs } = await press.db.collection(ORCID_CONNECTIONS).get();
  expect(docs.map((doc) => doc.get('tokens'))).toEqual([undefined, undefined]);
  const orcid: unknown = docs[0]?.get('orcid');
  const text = content('Creeks');
  const authors = text.metadata.authors.map((author) => ({ ...author, orcid: String(orcid) }));
  await saveRevision(press, { journal: 'CES', issue: '1-1', akey: 'creeks' }, 1, {
    ...text,
    metadata: { ...text.metadata, authors },
  });
  await reconcilePublication(press, 'CES', 'creeks');
  const published = await press.db.collection(PUBLISHED_ARTICLES).doc('CES~creeks').get();
  expect(published.get('provedOrcids')).toEqual([orcid]);
});
