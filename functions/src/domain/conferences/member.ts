import { COMMITTEES } from '@quire/model/collections';
import {
  type Committee,
  type CommitteeMember,
  CommitteeSchema,
} from '@quire/model/entities/committee';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Caller } from '../access/caller.ts';

type Account = Pick<Caller, 'uid' | 'email'>;

export const committeeRef = (db: Firestore, ckey: string): DocumentReference =>
  db.collection(COMMITTEES).doc(ckey);

export const committeeOf = (snapshot: DocumentSnapshot): Committee =>
  readRecord(snapshot, CommitteeSchema) ?? { members: [], emails: [], uids: [] };

/**
 * Whether an account is this member. After acceptance only the account counts, as an address can change hands. Before
 * that, the holder of the invited address may answer.
 */
export function isMember(member: CommitteeMember, { uid, email }: Account): boolean {
  return member.uid === undefined ? member.email === email?.toLowerCase() : member.uid === uid;
}

/** A committee as it is stored, with the fields by which its members are found. */
export const withKeys = (members: readonly CommitteeMember[]): Committee => ({
  members: [...members],
  emails: members.filter(({ uid }) => uid === undefined).map(({ email }) => email),
  uids: members.flatMap(({ uid, state }) => (uid && state === 'accepted' ? [uid] : [])),
});

/** The member with this account, if they have accepted. Throws `Refused` `access/denied`. */
export function requireMember(committee: Committee, account: Account): CommitteeMember {
  const member = committee.members.find(
    (each) => each.state === 'accepted' && each.uid === account.uid,
  );
  if (!member) throw new Refused('access/denied');
  return member;
}
