import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { type ArticleCard, ArticleCardSchema } from '@quire/model/entities/published';
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import { z } from 'zod';
import { firebaseSettings } from '../config.ts';

const WithPdfSchema = ArticleCardSchema.extend({ pdf: z.string().optional() });
export type FoundArticle = ArticleCard & { readonly pdf?: string | undefined };

let anonymous: Firestore | undefined;

/** Firestore as a visitor without an account reads it: the rules decide what is found. */
function visitorDb(): Firestore {
  if (anonymous) return anonymous;
  const { projectId, apiKey, local } = firebaseSettings();
  const db = getFirestore(initializeApp({ projectId, apiKey }, 'visitor'));
  const [host, port] = local?.firestore.split(':') ?? [];
  if (host && port) connectFirestoreEmulator(db, host, Number(port));
  anonymous = db;
  return db;
}

/** The published article with this DOI (bare, lower-case), or null. One document read. */
export async function findByDoi(doi: string): Promise<FoundArticle | null> {
  const articles = collection(visitorDb(), PUBLISHED_ARTICLES);
  const found = await getDocs(query(articles, where('doi', '==', doi), limit(1)));
  const article = WithPdfSchema.safeParse(found.docs[0]?.data());
  return article.success ? article.data : null;
}
