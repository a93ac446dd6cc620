import {
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
} from 'firebase/storage';

/** What Storage gives of these paths and lists of the folders above them: what was not refused. */
export async function storageReads(
  storage: FirebaseStorage,
  paths: readonly string[],
): Promise<string[]> {
  const folders = new Set(
    paths.flatMap((path) =>
      path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')),
    ),
  );
  const attempts = [
    ...paths.flatMap((path) => [
      () => getBytes(ref(storage, path)),
      () => getMetadata(ref(storage, path)),
      () => getDownloadURL(ref(storage, path)),
    ]),
    ...[...folders].map((folder) => async () => {
      const { items, prefixes } = await listAll(ref(storage, folder));
      return [...items, ...prefixes].map(({ fullPath }) => fullPath);
    }),
  ];
  const answers = await Promise.allSettled(attempts.map((attempt) => attempt()));
  return answers.flatMap((each) =>
    each.status === 'fulfilled' ? [JSON.stringify(each.value)] : [],
  );
}
