import { PAPER_UPDATES_PER_STATE, PAPER_WRITERS_MOST } from '@quire/model/entities/shared-paper';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { codeOf } from '../../testing/test-records.ts';
import { exportPapers, forgetPapers, movePapers } from '../accounts/forget-papers.ts';
import { changePaper } from './change-paper.ts';
import { createPaper } from './create-paper.ts';
import { joinPaper } from './join-paper.ts';
import { addPaperPicture, readPaperPicture, removePaperPicture } from './paper-pictures.ts';
import { savePaperVersion } from './save-paper-version.ts';
import { writePaper } from './write-paper.ts';

const ANNA = { uid: 'anna' };
const BEN = { uid: 'ben' };
const EVE = { uid: 'eve' };
const PAPER = 'abcdefghij0123456789';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  for (const { uid } of [ANNA, BEN, EVE]) {
    await press.db.doc(`users/${uid}`).set({ displayName: `Name of ${uid}` });
  }
});
afterAll(() => press.close());
beforeEach(async () => {
  await press.db.recursiveDelete(press.db.collection('sharedPapers'));
  press.bucket.files.clear();
  await createPaper(press, ANNA, { paper: PAPER, title: 'Tides' });
});

const paperNow = async () => (await press.db.doc(`sharedPapers/${PAPER}`).get()).data();
const link = async () => {
  const { key = '' } = await changePaper(press, ANNA, {
    paper: PAPER,
    change: { what: 'open-link' },
  });
  return key;
};
const join = async (who = BEN) => joinPaper(press, who, { paper: PAPER, key: await link() });
const change = (who: { uid: string }, what: Parameters<typeof changePaper>[2]['change']) =>
  changePaper(press, who, { paper: PAPER, change: what });

/** What a browser sends of a text: what the server does not have yet. */
const sent = (text: Doc, known?: Uint8Array) =>
  Buffer.from(encodeStateAsUpdate(text, known)).toString('base64');
const write = (who: { uid: string }, update: string, title = '') =>
  writePaper(press, who, { paper: PAPER, update, title });

/** The text as a browser reads it: the state, then the updates since. */
async function textNow(): Promise<string> {
  const [{ markdown = '' } = {}] = await exportPapers(press.db, 'anna');
  return markdown;
}

describe('a paper that is written together', () => {
  it('is created once, and up to twenty times by an account', async () => {
    await createPaper(press, ANNA, { paper: PAPER, title: 'Tides' });
    expect(await paperNow()).toMatchObject({ owner: 'anna', writers: ['anna'], title: 'Tides' });
    expect(await codeOf(createPaper(press, EVE, { paper: PAPER, title: '' }))).toBe('record/taken');
    for (let n = 1; n < 20; n += 1) {
      await createPaper(press, ANNA, { paper: PAPER + n, title: '' });
    }
    expect(await codeOf(createPaper(press, ANNA, { paper: `${PAPER}x`, title: '' }))).toBe(
      'paper/too-many',
    );
  });

  it('is joined only by its link, until the link is closed', async () => {
    const first = await link();
    const second = await link();
    const by = (key: string) => codeOf(joinPaper(press, BEN, { paper: PAPER, key }));
    expect(await by(first)).toBe('paper/no-link');
    await change(ANNA, { what: 'close-link' });
    expect(await by(second)).toBe('paper/no-link');
    expect(await by('')).toBe('paper/no-link');
    const elsewhere = { paper: `${PAPER}0`, key: second };
    expect(await codeOf(joinPaper(press, BEN, elsewhere))).toBe('paper/no-link');
    await join();
    expect(await paperNow()).toMatchObject({
      ...{ writers: ['anna', 'ben'], names: { anna: 'Name of anna', ben: 'Name of ben' } },
    });
    expect(JSON.stringify(await paperNow())).not.toContain(second);
  });

  it('has a limited number of writers', async () => {
    const key = await link();
    const others = Array.from({ length: PAPER_WRITERS_MOST - 1 }, (_, n) => `writer${n}`);
    await press.db.doc(`sharedPapers/${PAPER}`).update({ writers: ['anna', ...others] });
    expect(await codeOf(joinPaper(press, BEN, { paper: PAPER, key }))).toBe('paper/full');
  });

  const caretOf = (uid: string) => press.db.doc(`sharedPapers/${PAPER}/cursors/${uid}`);

  it('is managed by its owner; a removed writer loses the link as well', async () => {
    await join();
    const key = await link();
    for (const what of [
      { what: 'open-link' as const },
      { what: 'close-link' as const },
      { what: 'delete' as const },
      { what: 'remove-writer' as const, uid: 'anna' },
    ]) {
      expect(await codeOf(change(BEN, what)), what.what).toBe('access/denied');
      expect(await codeOf(change(EVE, what)), what.what).toBe('record/not-found');
    }
    expect(await codeOf(change(ANNA, { what: 'leave' }))).toBe('access/denied');
    expect(await codeOf(change(ANNA, { what: 'remove-writer', uid: 'anna' }))).toBe(
      'access/denied',
    );
    await caretOf('ben').set({ cursor: '{}' });
    await change(ANNA, { what: 'remove-writer', uid: 'ben' });
    expect((await caretOf('ben').get()).exists).toBe(false);
    expect(await codeOf(joinPaper(press, BEN, { paper: PAPER, key }))).toBe('paper/no-link');
    expect(await codeOf(write(BEN, sent(new Doc())))).toBe('record/not-found');
    await join();
    await caretOf('ben').set({ cursor: '{}' });
    await change(BEN, { what: 'leave' });
    expect((await caretOf('ben').get()).exists).toBe(false);
    expect(await paperNow()).toMatchObject({ writers: ['anna'], names: { anna: 'Name of anna' } });
  });

  it('keeps what two have written at the same time, in any order and with repeats', async () => {
    await join();
    const [anna, ben] = [new Doc(), new Doc()];
    anna.getText('markdown').insert(0, 'Mud. ');
    ben.getText('markdown').insert(0, 'Sand. ');
    await Promise.all([
      write(ANNA, sent(anna), 'Mud and sand'),
      write(BEN, sent(ben)),
      write(BEN, sent(ben)),
    ]);
    const text = await textNow();
    expect(text).toContain('Mud.');
    expect(text).toContain('Sand.');
    expect(text).toHaveLength('Mud. Sand. '.length);
    expect(await paperNow()).toMatchObject({ seq: 3, title: 'Mud and sand' });
  });

  it('is regularly folded into one state, and loses nothing', async () => {
    const anna = new Doc();
    const all = 2 * PAPER_UPDATES_PER_STATE + 5;
    for (let n = 0; n < all; n += 1) {
      const known = encodeStateVector(anna);
      anna.getText('markdown').insert(anna.getText('markdown').length, `${n} `);
      await write(ANNA, sent(anna, known));
    }
    const ref = press.db.doc(`sharedPapers/${PAPER}`);
    const updates = await ref.collection('updates').orderBy('seq').get();
    expect(updates.docs[0]?.get('seq')).toBe(PAPER_UPDATES_PER_STATE + 1);
    expect(await paperNow()).toMatchObject({ seq: all, base: 2 * PAPER_UPDATES_PER_STATE });
    expect(await textNow()).toBe(anna.getText('markdown').toString());
    // A new browser needs the state and what came after it.
    const fresh = new Doc();
    const state = await ref.collection('state').doc('text').get();
    applyUpdate(fresh, new Uint8Array(state.get('update')));
    for (const each of updates.docs) {
      if (each.get('seq') > state.get('seq'))
        applyUpdate(fresh, new Uint8Array(each.get('update')));
    }
    expect(fresh.getText('markdown').toString()).toBe(anna.getText('markdown').toString());
  });

  it('accepts no update that Yjs cannot read', async () => {
    const junk = Buffer.from('this is no update at all').toString('base64');
    expect(await codeOf(write(ANNA, junk))).toBe('input/invalid');
    expect(await paperNow()).toMatchObject({ seq: 0 });
  });

  it('accepts a limited number of updates in a day', async () => {
    const day = press.now().toISOString().slice(0, 10);
    const ref = press.db.doc(`sharedPapers/${PAPER}`);
    await ref.update({ day, today: 30_000 });
    expect(await codeOf(write(ANNA, sent(new Doc())))).toBe('paper/too-busy');
    await ref.update({ day: '2026-01-01' });
    expect(await write(ANNA, sent(new Doc()))).toEqual({ seq: 1 });
  });

  it('keeps versions under their names, the newest sixty', async () => {
    const keep = (label: string) =>
      savePaperVersion(press, ANNA, { paper: PAPER, label, markdown: label, bibliography: '' });
    expect(await keep('First')).toEqual({ version: 'v000001' });
    await press.db.doc(`sharedPapers/${PAPER}`).update({ versions: 60 });
    await keep('Later');
    const all = await press.db.collection(`sharedPapers/${PAPER}/versions`).get();
    expect(all.docs.map(({ id }) => id)).toEqual(['v000061']);
    const eve = { paper: PAPER, label: 'x', markdown: '', bibliography: '' };
    expect(await codeOf(savePaperVersion(press, EVE, eve))).toBe('record/not-found');
  });

  it('shows its pictures only to its writers', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#478' } })
      .png()
      .toBuffer();
    const picture = { paper: PAPER, name: 'figures/mud.png', data: png.toString('base64') };
    expect(await addPaperPicture(press, ANNA, picture)).toEqual({ name: 'mud.png' });
    const asked = { paper: PAPER, name: 'mud.png' };
    const read = await readPaperPicture(press, ANNA, asked);
    expect(Buffer.from(read.data, 'base64').subarray(1, 4).toString()).toBe('PNG');
    for (const attempt of [
      addPaperPicture(press, EVE, picture),
      readPaperPicture(press, EVE, asked),
      removePaperPicture(press, EVE, asked),
    ]) {
      expect(await codeOf(attempt)).toBe('record/not-found');
    }
    const text = { ...picture, data: Buffer.from('<html>').toString('base64') };
    expect(await codeOf(addPaperPicture(press, ANNA, text))).toBe('file/not-taken');
    await removePaperPicture(press, ANNA, asked);
    expect(await codeOf(readPaperPicture(press, ANNA, asked))).toBe('record/not-found');
  });

  it('is deleted completely when its owner deletes it', async () => {
    const anna = new Doc();
    anna.getText('markdown').insert(0, 'Mud.');
    await write(ANNA, sent(anna));
    await change(ANNA, { what: 'delete' });
    expect(await paperNow()).toBeUndefined();
    expect((await press.db.collectionGroup('updates').get()).size).toBe(0);
  });

  it('continues without an account that is erased, and ends with the last one', async () => {
    await join();
    await caretOf('anna').set({ cursor: '{}' });
    expect(await forgetPapers(press, 'anna')).toBe(true);
    expect((await caretOf('anna').get()).exists).toBe(false);
    expect(await paperNow()).toMatchObject({ owner: 'ben', writers: ['ben'] });
    expect(JSON.stringify(await paperNow())).not.toContain('anna');
    expect(await forgetPapers(press, 'ben')).toBe(true);
    expect(await paperNow()).toBeUndefined();
  });

  it('follows its owner into the remaining account', async () => {
    await join();
    expect(await movePapers(press.db, { keep: 'eve', merge: 'anna' })).toBe(true);
    expect(await paperNow()).toMatchObject({ owner: 'eve', writers: ['eve', 'ben'] });
    expect(Object.keys((await paperNow())?.names ?? {}).toSorted()).toEqual(['ben', 'eve']);
  });
});
