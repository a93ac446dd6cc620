/** The pictures of a shared paper: raster images, which only its writers can read. */
import { sharedPaperFolder } from '@quire/model/collections';
import { PAPER_PICTURES_MOST } from '@quire/model/entities/shared-paper';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { figureMaster } from '../figures/figure-master.ts';
import { paperRef, requireWriter } from './paper-record.ts';

interface Writer {
  readonly uid: string;
}
interface Named {
  readonly paper: string;
  readonly name: string;
}

/** The last part of a path, without folders, as used in the text and in Firestore's field paths. */
const plainName = (name: string): string => name.split(/[/\\]/).at(-1)?.trim() || 'picture';

/**
 * `addPaperPicture`: stores a picture under the name that the text uses, replacing one with that name. It is
 * re-encoded, so that nothing but a picture is stored. Throws `Refused`: `record/not-found`, `file/not-taken`,
 * `paper/too-many-pictures`,
 * `account/throttled`.
 */
export async function addPaperPicture(
  { db, bucket, now }: Pick<Ports, 'db' | 'bucket' | 'now'>,
  { uid }: Writer,
  { paper: id, name: given, data }: Named & { readonly data: string },
): Promise<{ name: string }> {
  const name = plainName(given);
  const ref = paperRef(db, id);
  const room = async (tx: Parameters<typeof requireWriter>[0]) => {
    const paper = await requireWriter(tx, ref, uid);
    if (!(name in paper.pictures) && Object.keys(paper.pictures).length >= PAPER_PICTURES_MOST) {
      throw new Refused('paper/too-many-pictures', {
        values: { most: String(PAPER_PICTURES_MOST) },
      });
    }
    return paper;
  };
  await inTransaction(db, room);
  await requireBudget({ db, now }, 'paper-picture', { account: uid });
  const made = await figureMaster(name, Buffer.from(data, 'base64'));
  if (!made.ok) {
    throw new Refused('file/not-taken', { values: { name, reason: made.refusal.message } });
  }
  const { bytes, contentType, extension, width, height, sha256 } = made.master;
  const path = `${sharedPaperFolder(id)}/${sha256.slice(0, 20)}.${extension}`;
  if (!(await bucket.has(path))) {
    await bucket.write(path, bytes, { contentType, cacheControl: 'private, max-age=0' });
  }
  await inTransaction(db, async (tx) => {
    const { pictures } = await room(tx);
    const picture = { path, contentType, size: bytes.length, width, height };
    const updatedAt = now().toISOString();
    tx.update(ref, { pictures: { ...pictures, [name]: picture }, updatedAt });
  });
  return { name };
}

/** `removePaperPicture`. Throws `Refused` `record/not-found`. */
export async function removePaperPicture(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { uid }: Writer,
  { paper: id, name }: Named,
): Promise<Record<string, never>> {
  const ref = paperRef(db, id);
  return inTransaction(db, async (tx) => {
    const { pictures } = await requireWriter(tx, ref, uid);
    // Its bytes stay until the paper is deleted: an older version of the text may name it.
    const { [name]: _gone, ...others } = pictures;
    tx.update(ref, { pictures: others, updatedAt: now().toISOString() });
    return {};
  });
}

/** `readPaperPicture`: its bytes in base64. Throws `Refused` `record/not-found`. */
export async function readPaperPicture(
  { db, bucket }: Pick<Ports, 'db' | 'bucket'>,
  { uid }: Writer,
  { paper: id, name }: Named,
): Promise<{ data: string; contentType: string }> {
  const { pictures } = await inTransaction(db, (tx) => requireWriter(tx, paperRef(db, id), uid));
  const picture = pictures[name];
  const bytes = picture && (await bucket.read(picture.path));
  if (!picture || !bytes) throw new Refused('record/not-found', { values: { noun: 'picture' } });
  return { data: Buffer.from(bytes).toString('base64'), contentType: picture.contentType };
}
