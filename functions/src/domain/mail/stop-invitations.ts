/** Stopping invitations by one click, by the address that a mail went to (RFC 8058). */
import { INVITATION_STOPS, PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { INVITATION_STOPS_OF_KIND_MAX } from '@quire/model/constants';
import { InvitationStopsSchema } from '@quire/model/entities/invitation-stops';
import { PressSchema } from '@quire/model/entities/press';
import {
  type InvitationStop,
  invitationStopName,
  isInvitationStopped,
  readInvitationStop,
} from '@quire/model/mail/invitation-stops';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readJournal } from '../outbox/correspondents.ts';
import { invitationStopsRef } from '../outbox/invitation-stops.ts';
import { MAIL_TOKEN } from './mail-token.ts';

type TokenPorts = Pick<Ports, 'db'> & { readonly random: (bytes: number) => Buffer };

/** The token of an address, created with its first invitation. It can only stop and allow invitations. */
export function stopTokenOf({ db, random }: TokenPorts, address: string): Promise<string> {
  const ref = invitationStopsRef(db, address);
  return inTransaction(db, async (tx) => {
    const known = readRecord(await tx.get(ref), InvitationStopsSchema);
    if (known) return known.token;
    const token = random(32).toString('base64url');
    tx.set(ref, { token, stopped: [] });
    return token;
  });
}

/** What the page behind the link shows. */
export interface StopView {
  readonly stop: InvitationStop;
  /** Its full name; '' for the whole press. */
  readonly journal: string;
  readonly press: string;
  readonly isStopped: boolean;
}

async function findStops(
  db: Firestore,
  token: string,
  name: string,
): Promise<{ readonly ref: DocumentReference; readonly stop: InvitationStop } | null> {
  const stop = readInvitationStop(name);
  if (!stop || !MAIL_TOKEN.test(token)) return null;
  const all = db.collection(INVITATION_STOPS);
  const [found] = (await all.where('token', '==', token).limit(1).get()).docs;
  return found ? { ref: found.ref, stop } : null;
}

async function viewOf(
  db: Firestore,
  stop: InvitationStop,
  stopped: readonly string[],
): Promise<StopView> {
  const [settings, journal] = await Promise.all([
    db.collection(SETTINGS).doc(PRESS_SETTINGS).get(),
    stop.journal ? readJournal(db, stop.journal) : null,
  ]);
  return {
    stop,
    journal: journal?.fullname ?? stop.journal,
    press: readRecord(settings, PressSchema)?.name ?? '',
    isStopped: isInvitationStopped(stopped, stop),
  };
}

/** The state of the invitations that a link is about; null: it is not valid. */
export async function viewStop(
  db: Firestore,
  token: string,
  name: string,
): Promise<StopView | null> {
  const found = await findStops(db, token, name);
  if (!found) return null;
  const stored = readRecord(await found.ref.get(), InvitationStopsSchema);
  return viewOf(db, found.stop, stored?.stopped ?? []);
}

/** `stop`: those that the link is about; `press`: those of the kind by any journal; `allow`: neither. */
export type StopChange = 'stop' | 'press' | 'allow';

/** The names with one more. Anyone with the link can make up journals, so too many become the press's stop. */
function withStop(names: readonly string[], added: InvitationStop): string[] {
  const all = [...new Set([...names, invitationStopName(added)])];
  const isOfKind = (name: string) => readInvitationStop(name)?.kind === added.kind;
  if (all.filter(isOfKind).length <= INVITATION_STOPS_OF_KIND_MAX) return all;
  const ofPress = invitationStopName({ ...added, journal: '' });
  return [...all.filter((name) => !isOfKind(name)), ofPress];
}

/** Stops invitations, or allows them again. Can be repeated. Null: the link is not valid. */
export async function changeStop(
  { db }: Pick<Ports, 'db'>,
  token: string,
  name: string,
  change: StopChange,
): Promise<StopView | null> {
  const found = await findStops(db, token, name);
  if (!found) return null;
  const { ref, stop } = found;
  const ofPress = invitationStopName({ ...stop, journal: '' });
  const own = invitationStopName(stop);
  const stopped = await inTransaction(db, async (tx) => {
    const stored = readRecord(await tx.get(ref), InvitationStopsSchema);
    const before = stored?.stopped ?? [];
    const others = before.filter((each) => each !== own && each !== ofPress);
    const after =
      change === 'allow'
        ? others
        : withStop(before, change === 'press' ? { ...stop, journal: '' } : stop);
    tx.update(ref, { stopped: after });
    return after;
  });
  return viewOf(db, stop, stopped);
}
