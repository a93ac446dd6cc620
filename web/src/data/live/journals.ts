import { DIGESTS, JOURNALS_DIGEST, PUBLISHED_JOURNALS } from '@quire/model/collections';
import {
  type JournalCard,
  JournalsDigestSchema,
  type PublishedJournal,
  PublishedJournalSchema,
} from '@quire/model/entities/published';
import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { signedInFirebase } from '../../firebase/firebase.ts';

async function readJournals(): Promise<readonly JournalCard[]> {
  const digest = await getDoc(doc(signedInFirebase().db, DIGESTS, JOURNALS_DIGEST));
  const parsed = JournalsDigestSchema.safeParse(digest.data());
  return parsed.success ? parsed.data.journals : [];
}

async function readJournal(jkey: string): Promise<PublishedJournal | null> {
  const snapshot = await getDoc(doc(signedInFirebase().db, PUBLISHED_JOURNALS, jkey));
  const parsed = PublishedJournalSchema.safeParse(snapshot.data());
  return parsed.success ? parsed.data : null;
}

/** Journals change rarely: each is read once a visit. */
let all: Promise<readonly JournalCard[]> | undefined;
const each = new Map<string, Promise<PublishedJournal | null>>();

function getJournals(): Promise<readonly JournalCard[]> {
  all ??= readJournals().catch(() => {
    all = undefined;
    return [];
  });
  return all;
}

function getJournal(jkey: string): Promise<PublishedJournal | null> {
  const known = each.get(jkey);
  if (known) return known;
  const asked = readJournal(jkey).catch(() => {
    each.delete(jkey);
    return null;
  });
  each.set(jkey, asked);
  return asked;
}

/** Every journal of the press; null while it is being read. */
export function useJournals(): readonly JournalCard[] | null {
  const [journals, setJournals] = useState<readonly JournalCard[] | null>(null);
  useEffect(() => {
    let current = true;
    void getJournals().then((read) => current && setJournals(read));
    return () => {
      current = false;
    };
  }, []);
  return journals;
}

/** A journal with its charges and special issues; null while it is read, or where there is none. */
export function useJournal(jkey: string): PublishedJournal | null {
  const [read, setRead] = useState<PublishedJournal | null>(null);
  useEffect(() => {
    let current = true;
    setRead(null);
    if (jkey) void getJournal(jkey).then((journal) => current && setRead(journal));
    return () => {
      current = false;
    };
  }, [jkey]);
  return read?.journal.name === jkey ? read : null;
}
