import { importFilePath } from '@quire/model/collections';
import type { ArticleFile } from '@quire/model/entities/article';
import { deleteObject, ref } from 'firebase/storage';
import { signedInStorage } from '../../firebase/storage.ts';
import { call } from '../calls.ts';
import { type RunningUpload, sendBytes } from './send-bytes.ts';

export interface ArticleFileWanted {
  readonly uid: string;
  /** The article's id, `jkey~akey`. */
  readonly article: string;
  /** Names what is sent, once. */
  readonly upload: string;
  readonly role: ArticleFile['role'];
  /** As the text names it. */
  readonly name: string;
  readonly bytes: Blob;
}

const BATCH = 'editor';

function placeOf({ uid, article, upload, name }: ArticleFileWanted) {
  const paper = article.split('~')[1] ?? article;
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  const file = `${upload}${ending}`;
  return { paper, file, path: importFilePath(uid, BATCH, paper, file) };
}

/** Sends a file to where a function takes it up as an original of the article. */
export function sendArticleFile(
  wanted: ArticleFileWanted,
  onProgress: (sent: number) => void,
): RunningUpload {
  const { bytes } = wanted;
  return sendBytes(
    { path: placeOf(wanted).path, bytes, type: bytes.type || undefined },
    onProgress,
  );
}

/** What was sent becomes an original of the article. Rejects with a `CallError`. */
export async function addArticleFile(wanted: ArticleFileWanted): Promise<ArticleFile> {
  const { article, role, name } = wanted;
  const { paper, file: upload, path } = placeOf(wanted);
  const { file } = await call('addArticleFile', {
    ...{ article, role, batch: BATCH, paper, upload, name },
  });
  // It has been taken up: what is left of it is in nobody's way.
  void deleteObject(ref(signedInStorage(), path)).catch(() => {});
  return file;
}
