import type { CALLS } from '@quire/model/calls/calls';
import { ANNOUNCEMENTS, ARTICLES, AUDIT } from '@quire/model/collections';
import { AnnouncementSchema, type AnnouncementState } from '@quire/model/entities/announcement';
import { type Action, type Asker, can, MATRIX } from '@quire/model/roles';
import { FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { readPermissions } from '../access/read-permissions.ts';

type Asked = z.output<typeof CALLS.moveAnnouncement.request>;

/** It changes what readers see of an article. */
const DECIDES: Action = 'article.publish';

/** From which states each is reached. */
const FROM: Readonly<Record<Asked['to'], readonly AnnouncementState[]>> = {
  accepted: ['waiting', 'declined'],
  declined: ['waiting', 'accepted'],
  queued: ['failed'],
};

const UidsSchema = z.array(z.string()).catch([]);

/**
 * `moveAnnouncement`: accepts or declines what a service has announced, or has what was not sent tried again. The
 * article follows from what is stored (`announcementWritten`). Throws `Refused`: `access/denied`,
 * `announcement/unknown`, `announcement/decided`.
 */
export async function moveAnnouncement(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  person: Asker,
  { announcement: id, to }: Asked,
): Promise<Record<string, never>> {
  // Whoever has the right nowhere learns nothing of what there is.
  if (person.claims.roles.every((role) => MATRIX[role][DECIDES] === 'none'))
    throw new Refused('access/denied');
  const ref = db.collection(ANNOUNCEMENTS).doc(id);
  await inTransaction(db, async (tx) => {
    const known = readRecord(await tx.get(ref), AnnouncementSchema);
    if (!known) throw new Refused('announcement/unknown');
    const { journal, article, state } = known;
    const stored = article ? await tx.get(db.collection(ARTICLES).doc(article)) : null;
    const authorUids = UidsSchema.parse(stored?.get('authorUids'));
    // An answer is of no journal: the admins'.
    const subject = journal
      ? { journal, authorUids, permissions: await readPermissions(db, journal) }
      : {};
    if (!can(person, DECIDES, subject)) throw new Refused('access/denied');
    if (state === to) return;
    if (!FROM[to].includes(state)) throw new Refused('announcement/decided');
    const at = now().toISOString();
    tx.update(
      ref,
      to === 'queued'
        ? { state: to, due: at, attempts: 0, detail: FieldValue.delete() }
        : { state: to, decidedAt: at },
    );
    tx.create(db.collection(AUDIT).doc(), {
      ...{ action: 'announcement.decide', at, by: person.uid, to },
      ...{ record: `${ANNOUNCEMENTS}/${id}`, ...(journal && { journal }) },
    });
  });
  return {};
}
