import type { Media } from '@quire/model/entities/media';
import type {
  QueuedFile,
  UploadPorts,
  UploadQueue,
} from '../../../signed-in/uploads/upload-ports.ts';
import { createUploadQueue } from '../../../signed-in/uploads/upload-queue.ts';

/** A file for the media library. */
export interface MediaUpload {
  readonly file: File;
  /** What an image shows. */
  readonly alt: string;
}

export type QueuedMedia = QueuedFile<MediaUpload>;
export type MediaQueue = UploadQueue<MediaUpload>;

export interface AddedMedia {
  readonly id: string;
  readonly media: Media;
}

/** As the rules take it. */
const MOST_BYTES = 30 * 1024 * 1024;

export const isImage = ({ file }: MediaUpload): boolean => file.type.startsWith('image/');

/** Whether nothing more is to be waited for. */
export const isReady = (item: QueuedMedia): boolean =>
  item.state === 'sent' && (!isImage(item) || item.alt.trim() !== '');

/**
 * Files that are uploaded while somebody says what they show. Files without a picture need no words and are
 * taken up at once; an image waits for its alternative text.
 */
export const createMediaQueue = (
  ports: Pick<UploadPorts<MediaUpload, AddedMedia>, 'newId' | 'send' | 'add' | 'added'>,
): MediaQueue =>
  createUploadQueue({
    ...ports,
    refuse: ({ file }) => (file.size > MOST_BYTES ? 'It is larger than 30 MiB.' : null),
    isHeld: isImage,
  });

/** Begins to send files. */
export const takeFiles = (queue: MediaQueue, files: readonly File[]): void =>
  queue.push(files.map((file) => ({ file, alt: '' })));

/** Takes up every file that has arrived and needs no more words, one after the other. */
export async function addReady(queue: MediaQueue): Promise<void> {
  for (const { id } of queue.items().filter(isReady)) await queue.take(id);
}
