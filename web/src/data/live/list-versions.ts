import { ARTICLES, VERSIONS } from '@quire/model/collections';
import { z } from 'zod';
import { publicConfig } from '../../config/config.ts';
import { signedInFirebase } from '../../firebase/firebase.ts';

export interface VersionEntry {
  readonly revision: number;
  readonly savedAt: string;
  readonly savedBy: string;
}
export interface VersionsPage {
  readonly versions: readonly VersionEntry[];
  /** Where the next page starts; null on the last one. */
  readonly next: string | null;
}

const PAGE = 30;

const FieldsSchema = z.object({
  revision: z.object({ integerValue: z.coerce.number().int() }),
  savedAt: z.object({ timestampValue: z.string() }).or(z.object({ stringValue: z.string() })),
  savedBy: z.object({ stringValue: z.string() }),
});
const PageSchema = z.object({
  documents: z.array(z.object({ fields: FieldsSchema })).default([]),
  nextPageToken: z.string().optional(),
});

/**
 * The versions of an article, newest first, without their texts: through Firestore's REST interface,
 * whose field masks the browser's SDK does not have. The rules judge it as any other read. Rejects
 * where it cannot be read.
 */
export async function listVersions(article: string, after: string | null): Promise<VersionsPage> {
  const { firebase, emulators } = publicConfig();
  const host = emulators?.firestore ?? 'https://firestore.googleapis.com';
  const folder = `projects/${firebase.projectId}/databases/(default)/documents/${ARTICLES}/${article}`;
  const query = new URLSearchParams({ pageSize: String(PAGE), orderBy: 'revision desc' });
  for (const field of ['revision', 'savedAt', 'savedBy']) query.append('mask.fieldPaths', field);
  if (after) query.set('pageToken', after);
  const token = await signedInFirebase().auth.currentUser?.getIdToken();
  const response = await fetch(`${host}/v1/${folder}/${VERSIONS}?${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw new Error(`the versions were not listed: ${response.status}`);
  const { documents, nextPageToken } = PageSchema.parse(await response.json());
  const versions = documents.map(({ fields: { revision, savedAt, savedBy } }) => ({
    revision: revision.integerValue,
    savedAt: 'timestampValue' in savedAt ? savedAt.timestampValue : savedAt.stringValue,
    savedBy: savedBy.stringValue,
  }));
  return { versions, next: nextPageToken ?? null };
}
