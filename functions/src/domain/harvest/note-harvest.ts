/**
 * Notes what harvesters have to know about an article, in the transaction that changes its published record: so every
 * change reaches them, also after failures.
 */
import { isDeepStrictEqual } from 'node:util';
import { HARVEST_QUEUE, PUBLISHED_ARTICLES } from '@quire/model/collections';
import {
  type HarvestChange,
  type HarvestFacts,
  HarvestFactsSchema,
  harvestSets,
} from '@quire/model/entities/harvest';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

/** A transaction or a batch. */
interface Writer {
  set(ref: DocumentReference, data: DocumentData): unknown;
}

const factsOf = (record: DocumentData | undefined): HarvestFacts | undefined =>
  HarvestFactsSchema.safeParse(record).data;

/** What harvesters are given of a published article; undefined of what is none. */
export function harvestChange(record: DocumentData | undefined): HarvestChange | undefined {
  const facts = factsOf(record);
  if (!facts) return undefined;
  const { journal, type, journalNow: journalTitle = facts.journalTitle } = facts;
  return { sets: harvestSets(journal, type), journalTitle, facts: JSON.stringify(facts) };
}

/**
 * Notes a change of a published record (undefined: absent) if what harvesters are given of it has changed. Of a removed
 * article they are told that it was removed, for good, with the sets that it had.
 */
export function noteHarvest(
  writer: Writer,
  ref: DocumentReference,
  before: DocumentData | undefined,
  next: DocumentData | undefined,
): void {
  if (ref.parent.parent || ref.parent.id !== PUBLISHED_ARTICLES) return;
  const was = harvestChange(before);
  const is = harvestChange(next) ?? (was && { ...was, facts: null });
  if (!is || isDeepStrictEqual(was, is)) return;
  writer.set(ref.firestore.collection(HARVEST_QUEUE).doc(ref.id), is);
}
