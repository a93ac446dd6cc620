/** This person's notifications in the office, live. One listener serves all pages and is kept between them. */
import { NOTIFICATION_ITEMS, STAFF_NOTIFICATIONS } from '@quire/model/collections';
import { NotificationSchema, type StaffNotification } from '@quire/model/entities/notification';
import type { ErrorCode } from '@quire/model/errors';
import {
  collection,
  doc,
  type FirestoreError,
  limit,
  onSnapshot,
  orderBy,
  query,
  writeBatch,
} from 'firebase/firestore';
import { useSyncExternalStore } from 'react';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

/** The newest; older ones are shown with their manuscripts. */
export const NOTIFICATIONS_SHOWN = 20;
/** As long as one page may take to follow another. */
const KEPT_MS = 30_000;

export interface OwnNotification extends StaffNotification {
  readonly id: string;
}
interface Told {
  /** Null until they are read. */
  readonly items: readonly OwnNotification[] | null;
  readonly problem: ErrorCode | null;
}

const NOTHING: Told = { items: null, problem: null };
let told = NOTHING;
let whose: string | null = null;
let stop: (() => void) | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const itemsOf = (uid: string) =>
  collection(signedInFirebase().db, STAFF_NOTIFICATIONS, uid, NOTIFICATION_ITEMS);

function show(next: Told): void {
  told = next;
  for (const listener of listeners) listener();
}

function end(): void {
  stop?.();
  stop = null;
  whose = null;
  told = NOTHING;
}

function begin(uid: string): void {
  if (whose === uid && stop) return;
  end();
  whose = uid;
  const newest = query(itemsOf(uid), orderBy('createdAt', 'desc'), limit(NOTIFICATIONS_SHOWN));
  stop = onSnapshot(
    newest,
    ({ docs }) => {
      const items = docs.flatMap((each) => {
        const read = NotificationSchema.safeParse(each.data());
        return read.success ? [{ ...read.data, id: each.id }] : [];
      });
      show({ items, problem: null });
    },
    (error: FirestoreError) => {
      // The listener has ended; the next page starts a new one.
      stop = null;
      show({ items: null, problem: whyUnread(error) });
    },
  );
}

const subscribeTo = (uid: string) => (listener: () => void) => {
  clearTimeout(leaving);
  listeners.add(listener);
  begin(uid);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) leaving = setTimeout(end, KEPT_MS);
  };
};
const subscribers = new Map<string, ReturnType<typeof subscribeTo>>();
const subscriberOf = (uid: string) => {
  const subscriber = subscribers.get(uid) ?? subscribeTo(uid);
  subscribers.set(uid, subscriber);
  return subscriber;
};
const toNothing = () => () => {};

/** The twenty newest, newest first. */
export function useNotifications(uid: string): Told {
  const isSignedIn = useIsSignedIn();
  const found = useSyncExternalStore(
    isSignedIn ? subscriberOf(uid) : toNothing,
    () => told,
    () => NOTHING,
  );
  return whose === uid ? found : NOTHING;
}

/** Marks some as read. */
export async function markAsRead(uid: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(signedInFirebase().db);
  for (const id of ids) batch.update(doc(itemsOf(uid), id), { isRead: true });
  await batch.commit();
}
