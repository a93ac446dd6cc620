import { PAGES, PRESS_SETTINGS, pageDocId, SETTINGS } from '@quire/model/collections';
import { PressSchema } from '@quire/model/entities/press';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { SITE_PAGES } from '@quire/model/site-pages';
import { STARTER_AUTHOR } from '@quire/model/starter-author';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { storedText } from '../../platform/text/stored-text.ts';
import { readData } from '../records/save-record.ts';
import { writeRecord } from '../records/write-record.ts';
import { STARTER_TEXTS } from './starter-texts/all-starter-texts.ts';

/**
 * `addStarterTexts`: writes each of the press's standard texts that is missing, published and without an
 * author: saving one means that it has been read. Returns how many were written; a repeated call writes none.
 * Throws `press/not-set-up`.
 */
export async function addStarterTexts({
  db,
  now,
  origin,
}: Pick<Ports, 'db' | 'now' | 'origin'>): Promise<number> {
  const kind: RecordKind = RECORD_KINDS.pages;
  const settings = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const press = readRecord(settings, PressSchema);
  if (!press) throw new Refused('press/not-set-up');
  const { name, infoEmail, supportEmail, address } = press;
  const facts = { press: name, infoEmail, supportEmail, address, origin };
  const places = SITE_PAGES.map((page) => ({
    path: page.path,
    label: storedText(() => page.label),
    ref: db.collection(PAGES).doc(pageDocId(page.path)),
  }));
  return inTransaction(db, async (tx) => {
    const found = await tx.getAll(...places.map(({ ref }) => ref));
    const missing = places.filter((_, place) => !found[place]?.exists);
    for (const { path, label, ref } of missing) {
      const text = STARTER_TEXTS[path]?.(facts);
      if (!text) continue;
      const after = readData(kind, { path, title: label, ...text, status: 'published' });
      writeRecord(tx, {
        ...{ kind, ref, before: null, after, change: 'created', isBeforeKept: false },
        by: { uid: STARTER_AUTHOR, name: 'Starter text' },
        at: now().toISOString(),
      });
    }
    return missing.length;
  });
}
