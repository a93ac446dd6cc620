import type { ArticleFile } from '@quire/model/entities/article';
import { addArticleFile, sendArticleFile } from '../../../data/live/upload-article-file.ts';
import { sendingWithMessages } from '../../../signed-in/uploads/sending-with-messages.ts';
import { takeUp } from '../../../signed-in/uploads/take-up.ts';
import type {
  QueuedFile,
  UploadPorts,
  UploadQueue,
} from '../../../signed-in/uploads/upload-ports.ts';
import { createUploadQueue } from '../../../signed-in/uploads/upload-queue.ts';

export interface ArticleUpload {
  readonly file: Blob;
  readonly role: ArticleFile['role'];
  /** The name used in the text. */
  readonly name: string;
}

export type QueuedArticleFile = QueuedFile<ArticleUpload>;
export type ArticleUploads = UploadQueue<ArticleUpload>;
export type ArticleUploadPorts = UploadPorts<ArticleUpload, ArticleFile>;

interface Target {
  readonly uid: string;
  /** The article's id, `jkey~akey`. */
  readonly article: string;
}

/** The uploads of an article's files. */
export function createArticleUploads(
  target: Target,
  settled: Pick<ArticleUploadPorts, 'added' | 'cancelled'>,
): ArticleUploads {
  const wanted = ({ upload, role, name, file: bytes }: QueuedArticleFile) => ({
    ...target,
    ...{ upload, role, name, bytes },
  });
  return createUploadQueue({
    newId: () => crypto.randomUUID(),
    send: (item, onProgress) => sendingWithMessages(sendArticleFile(wanted(item), onProgress)),
    add: (item) => takeUp(() => addArticleFile(wanted(item))),
    ...settled,
  });
}
