import type { CALLS } from '@quire/model/calls/calls';
import {
  AUDIT,
  RECORD_HISTORY,
  TEXT_REVISIONS,
  TEXTS,
  textKeysPath,
  versionDocId,
} from '@quire/model/collections';
import {
  CORRECTED_TEXTS_MAX,
  CORRECTIONS_MAX_BYTES,
  CorrectionsSchema,
  type StoredCorrections,
  TextChangeSchema,
} from '@quire/model/entities/corrections';
import { correctTexts } from '@quire/model/messages/corrections';
import { languageKey } from '@quire/model/messages/languages';
import { sourceText, textOf } from '@quire/model/messages/message-in';
import { t } from '@quire/model/messages/t';
import { textProblems } from '@quire/model/messages/text-problems';
import { catalogueOf } from '@quire/model/messages/translations';
import type { Asker } from '@quire/model/roles';
import { textProblemWords } from '@quire/model/text-problem-words';
import { keysToTranslate } from '@quire/model/translation-problems';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import { requireTexts, type TextPorts } from './text-ports.ts';

type Asked = z.output<(typeof CALLS)['saveText']['request']>;

function refuse(messages: readonly string[]): void {
  if (messages.length === 0) return;
  const problems = messages.map((message) => ({ field: 'text', message }));
  throw new Refused('input/invalid', { field: 'text', problems });
}

/** The same checks as translations pass, except whether a label has room: that is seen in the page. */
function requireFitting({ language, key, text }: Asked): void {
  if (!keysToTranslate(language).includes(key))
    throw new Refused('input/invalid', { field: 'key' });
  if (text === null) return;
  const problems = textProblems(language, sourceText(key), text);
  refuse(problems.filter(({ code }) => code !== 'long').map(textProblemWords));
}

function requireRoom(texts: StoredCorrections['texts']): void {
  const isFull =
    Object.keys(texts).length > CORRECTED_TEXTS_MAX ||
    Buffer.byteLength(JSON.stringify(texts)) > CORRECTIONS_MAX_BYTES;
  refuse(isFull ? [t('officeTexts.tooMany', { most: CORRECTED_TEXTS_MAX })] : []);
}

/**
 * Puts the press's own text in place of the catalogue's, or with null the catalogue's again; keeps what it was, and
 * records who did it. Returns the revision of the language's corrections. Throws `Refused`.
 */
export async function saveText(
  { db, now }: TextPorts,
  person: Asker,
  asked: Asked,
): Promise<{ revision: number }> {
  requireTexts(person);
  requireFitting(asked);
  const { language, key, seen, text } = asked;
  const { uid } = person;
  const byName = await personName(db, uid);
  const ref = db.collection(TEXTS).doc(languageKey(language));
  const keyRef = db.collection(textKeysPath(language)).doc(key);
  const after = await inTransaction(db, async (tx): Promise<StoredCorrections | null> => {
    const before = readRecord(await tx.get(ref), CorrectionsSchema);
    const changed = readRecord(await tx.get(keyRef), TextChangeSchema);
    const own = before?.texts[key] ?? null;
    // A retry after a lost answer, or nothing to do.
    if (own === text) return before;
    if (own !== seen) {
      if (!changed) throw new Refused('input/invalid', { field: 'seen' });
      const { revision, updatedAt, updatedBy } = changed;
      const name = await personName(db, updatedBy);
      const current = { revision, updatedAt, by: name };
      throw new Refused('record/stale', { current, values: { name } });
    }
    // Without messages that an update of the software has removed: nobody could restore them. Revisions keep them.
    const known = new Set<string>(keysToTranslate(language));
    const others = Object.entries(before?.texts ?? {}).filter(
      ([name]) => name !== key && known.has(name),
    );
    const texts = Object.fromEntries(text === null ? others : [...others, [key, text]]);
    requireRoom(texts);
    const corrections = { revision: (before?.revision ?? 0) + 1, texts };
    tx.set(ref, corrections);
    tx.set(ref.collection(TEXT_REVISIONS).doc(String(corrections.revision)), corrections);
    const revision = (changed?.revision ?? 0) + 1;
    const at = now().toISOString();
    tx.set(keyRef, { revision, updatedAt: at, updatedBy: uid });
    const change = text === null ? 'restored' : own === null ? 'created' : 'saved';
    const shown = text ?? textOf(catalogueOf(language), key) ?? sourceText(key);
    tx.set(keyRef.collection(RECORD_HISTORY).doc(versionDocId(revision)), {
      ...{ revision, at, by: uid, byName, change, data: { text: shown } },
    });
    const action = text === null ? 'text.restored' : 'text.saved';
    tx.set(db.collection(AUDIT).doc(`${TEXTS}~${ref.id}~${key}~${revision}`), {
      ...{ action, at, by: uid, record: keyRef.path, revision },
    });
    return corrections;
  });
  correctTexts(language, after);
  return { revision: after?.revision ?? 0 };
}
