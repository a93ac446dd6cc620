/** What machines ask of a filled press: its API, and OAI-PMH. */
import { HARVEST_QUEUE, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { FieldPath } from 'firebase-admin/firestore';
import { API, apiArticle, apiBook, apiJournal, apiPerson } from '../domain/api/api-paths.ts';
import { harvestChange } from '../domain/harvest/note-harvest.ts';
import { packHarvest } from '../domain/harvest/pack-harvest.ts';
import { oaiIdentifier } from '../domain/oai/oai-identifier.ts';
import type { FilledPress } from './fill-press.ts';
import type { VisitedPress } from './public-visits.ts';
import type { AddressedPress } from './test-press.ts';

/** Records that are read at a time. */
const AT_ONCE = 1_000;

/** Addresses of the API in a filled press, by themselves. */
export const apiAddresses = ({ journal, issue, akey, bkey, person }: FilledPress) =>
  [
    `${API}/journals`,
    apiJournal(journal),
    `${apiJournal(journal)}/issues/${issue}`,
    `${API}/articles`,
    apiArticle(journal, akey),
    `${API}/people`,
    apiPerson(person),
    `${API}/books`,
    apiBook(bkey),
  ].map((address) => [address, address] as const);

/** Requests of harvesters in a filled press, by themselves. */
export const oaiAddresses = ({ origin }: AddressedPress, { journal, akey }: FilledPress) => {
  const identifier = oaiIdentifier(origin, `${journal}~${akey}`);
  return [
    'verb=Identify',
    'verb=ListSets',
    'verb=ListIdentifiers&metadataPrefix=oai_dc',
    ...['oai_dc', 'oai_openaire', 'marcxml'].map(
      (format) => `verb=ListRecords&metadataPrefix=${format}`,
    ),
    `verb=ListRecords&metadataPrefix=oai_dc&set=${journal}`,
    `verb=GetRecord&metadataPrefix=oai_dc&identifier=${identifier}`,
  ].map((query) => [`/oai?${query}`, `/oai?${query}`] as const);
};

/** Shows all articles to harvesters, as publishing them would have. */
export async function showToHarvesters({ press }: VisitedPress): Promise<void> {
  const { db } = press;
  const writer = db.bulkWriter({ throttling: false });
  const all = db.collection(PUBLISHED_ARTICLES).orderBy(FieldPath.documentId()).limit(AT_ONCE);
  for (let page = await all.get(); ; ) {
    for (const record of page.docs) {
      const change = harvestChange(record.data());
      if (change) void writer.set(db.collection(HARVEST_QUEUE).doc(record.id), change);
    }
    const last = page.docs.at(-1);
    if (!last) break;
    page = await all.startAfter(last).get();
  }
  await writer.close();
  while ((await packHarvest(press)) > 0);
}
