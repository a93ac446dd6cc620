import { REVIEWERS_SHOWN } from '@quire/model/collections';
import { REVIEWERS_SHOWN_HOURS } from '@quire/model/constants';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { PERSONAS } from './personas.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { submission } from './submission-records.ts';

type Who = keyof typeof PERSONAS;
const MANUSCRIPT = 'submissions/sent';
const ago = (hours: number) => ({ at: new Date(Date.now() - hours * 3_600_000) });

let at: RulesPress;
beforeAll(async () => {
  at = await openRulesPress('rules-reviewers-shown');
});
afterAll(() => at.close());

/** The manuscript, with whom its reviewers were shown to. */
const renew = (editors: readonly string[], shown: Readonly<Record<string, object>>) =>
  at.renew({
    [MANUSCRIPT]: { ...submission('somebody', 'under_review'), editors },
    [`${MANUSCRIPT}/reviews/r`]: { reviewer: 'r1' },
    [`${MANUSCRIPT}/private/p`]: { by: 'editor' },
    [`${MANUSCRIPT}/reviewQueues/r`]: { wanted: 2 },
    ...Object.fromEntries(
      Object.entries(shown).map(([uid, record]) => [
        `${MANUSCRIPT}/${REVIEWERS_SHOWN}/${uid}`,
        record,
      ]),
    ),
  });

describe.each(['reviews', 'private', 'reviewQueues'])('%s of a manuscript', (folder) => {
  const read = async (who: Who, isAllowed: boolean) => {
    const all = collection(at.as(who), `${MANUSCRIPT}/${folder}`);
    await expectAllowed(isAllowed, getDoc(doc(all, folder.slice(0, 1))));
    await expectAllowed(isAllowed, getDocs(query(all, limit(200))));
  };

  it('are shown to an editor who is assigned', async () => {
    await renew(['editor'], {});
    await read('editor', true);
    await read('admin', false);
  });

  it('are shown to others once it is noted that they look', async () => {
    await renew(['somebody-else'], {});
    await read('editor', false);
    await read('admin', false);
    await renew([], { editor: ago(0) });
    await read('editor', true);
    await read('admin', false);
    await renew([], { admin: ago(0) });
    await read('editor', false);
    await read('admin', true);
  });

  it('are shown for 12 hours', async () => {
    await renew([], { editor: ago(REVIEWERS_SHOWN_HOURS - 0.1) });
    await read('editor', true);
    await renew([], { editor: ago(REVIEWERS_SHOWN_HOURS + 0.1) });
    await read('editor', false);
  });

  it('are not shown for a note about a person who does not handle it', async () => {
    await renew([], { author: ago(0), production: ago(0), finance: ago(0) });
    for (const who of ['author', 'production', 'finance'] as const) await read(who, false);
  });
});

it('takes a waiting list from functions alone', async () => {
  await renew(['editor'], {});
  for (const who of ['editor', 'admin', 'author'] as const) {
    const list = (id: string) => doc(at.as(who), `${MANUSCRIPT}/reviewQueues/${id}`);
    await expectAllowed(false, setDoc(list('r'), { wanted: 3 }));
    await expectAllowed(false, setDoc(list('new'), { wanted: 3 }));
    await expectAllowed(false, deleteDoc(list('r')));
  }
});

it('is noted by functions alone', async () => {
  await renew([], { editor: ago(20) });
  const own = (who: Who) => doc(at.as(who), `${MANUSCRIPT}/${REVIEWERS_SHOWN}/${who}`);
  await expectAllowed(false, getDoc(own('editor')));
  await expectAllowed(
    false,
    getDocs(query(collection(at.as('editor'), `${MANUSCRIPT}/${REVIEWERS_SHOWN}`), limit(9))),
  );
  await expectAllowed(false, deleteDoc(own('editor')));
  await expectAllowed(false, setDoc(own('editor'), ago(0)));
  await expectAllowed(false, setDoc(own('admin'), ago(0)));
});
