import { importFilePath } from '@quire/model/collections';
import type { ArticleFile } from '@quire/model/entities/article';
import type { ErrorCode } from '@quire/model/errors';
import { FirebaseError } from 'firebase/app';
import { deleteObject, ref, uploadBytesResumable } from 'firebase/storage';
import { signedInStorage } from '../../session/storage.ts';
import { CallError } from '../call-error.ts';
import { call } from '../calls.ts';

export interface ArticleFileWanted {
  readonly uid: string;
  /** The article's id, `jkey~akey`. */
  readonly article: string;
  readonly role: ArticleFile['role'];
  /** As the text names it. */
  readonly name: string;
  readonly bytes: Blob;
}

export type ArticleFileSent =
  | { readonly outcome: 'done'; readonly file: ArticleFile }
  | { readonly outcome: 'cancelled' }
  | { readonly outcome: 'refused'; readonly message: string; readonly code: ErrorCode | null };

export interface RunningArticleUpload {
  readonly done: Promise<ArticleFileSent>;
  cancel(): void;
}

const BATCH = 'editor';

/** Sends a file in pieces; a function looks into it and keeps it as an original of the article. */
export function uploadArticleFile(
  { uid, article, role, name, bytes }: ArticleFileWanted,
  onProgress: (sent: number) => void,
): RunningArticleUpload {
  const paper = article.split('~')[1] ?? article;
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  const upload = `${crypto.randomUUID()}${ending}`;
  const place = ref(signedInStorage(), importFilePath(uid, BATCH, paper, upload));
  const contentType = bytes.type || 'application/octet-stream';
  const task = uploadBytesResumable(place, bytes, { contentType });
  task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
  const run = async (): Promise<ArticleFileSent> => {
    try {
      await task;
      const { file } = await call('addArticleFile', {
        article,
        role,
        batch: BATCH,
        paper,
        upload,
        name,
      });
      // It has been taken up: what is left of it is in nobody's way.
      void deleteObject(place).catch(() => {});
      return { outcome: 'done', file };
    } catch (error) {
      if (error instanceof CallError)
        return { outcome: 'refused', message: error.message, code: error.code };
      if (error instanceof FirebaseError && error.code === 'storage/canceled')
        return { outcome: 'cancelled' };
      return {
        outcome: 'refused',
        message: 'The file did not arrive. Please try again.',
        code: null,
      };
    }
  };
  return {
    done: run(),
    cancel: () => {
      task.cancel();
    },
  };
}
