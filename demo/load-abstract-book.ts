/** The abstracts of a conference that was held, and the book which the press prints of them. */
import { readFile } from 'node:fs/promises';
import { CONFERENCES, COUNTERS } from '@quire/model/collections';
import { AbstractFieldsSchema, AbstractSchema } from '@quire/model/entities/abstract';
import { toUrlKey } from '@quire/model/identifiers';
import { parse } from 'yaml';
import { z } from 'zod';
import { publishAbstractBook } from '../functions/src/domain/conferences/publish-abstract-book.ts';
import type { Ports } from '../functions/src/platform/database/ports.ts';
import { putAbstract } from './put-abstract.ts';
import { until } from './until-exists.ts';

const CKEY = 'ravnfjord-2026';
const SENT_AT = '2026-02-24T10:00:00.000Z';
const DECIDED_AT = '2026-03-25T10:00:00.000Z';
const CONTENT = { uid: 'demo-content', claims: { roles: ['content'], grants: {} } } as const;

const DemoAbstractsSchema = z.array(
  z.strictObject({
    ...AbstractFieldsSchema.pick({ title: true, topic: true, text: true, authors: true }).shape,
    state: AbstractSchema.shape.state.extract(['talk', 'poster', 'rejected']),
  }),
);

/**
 * Writes them once the conference is there, unless they are, and asks for the book. It is printed with the articles:
 * nobody waits for it here.
 */
export async function loadAbstractBook({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const counter = db.collection(COUNTERS).doc(`abstracts~${CKEY}`);
  if ((await counter.get()).exists) return;
  const text = await readFile(new URL(`./abstracts/${CKEY}.yaml`, import.meta.url), 'utf8');
  const sent = DemoAbstractsSchema.parse(parse(text));
  for (const [place, { state, authors, ...written }] of sent.entries()) {
    const name = authors[0]?.name ?? '';
    await putAbstract(db, {
      ...{ ckey: CKEY, number: place + 1, state, ...written, authors, reviews: [] },
      ...{ owner: `demo-${toUrlKey(name)}`, ownerName: name },
      ownerEmail: `${toUrlKey(name)}@workshops.example`,
      ...{ submittedAt: SENT_AT, updatedAt: DECIDED_AT },
      log: [
        { at: SENT_AT, by: name, did: 'submitted' },
        { at: DECIDED_AT, by: 'Maren Holt', did: state },
      ],
    });
  }
  await until(db.collection(CONFERENCES).doc(CKEY));
  await publishAbstractBook({ db, now }, CONTENT, { conference: CKEY });
  await counter.set({ last: sent.length });
}
