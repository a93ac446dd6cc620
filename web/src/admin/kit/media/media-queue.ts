import type { Media } from '@quire/model/entities/media';
import { t } from '@quire/model/messages/t';
import type {
  QueuedFile,
  UploadPorts,
  UploadQueue,
} from '../../../signed-in/uploads/upload-ports.ts';
import { createUploadQueue } from '../../../signed-in/uploads/upload-queue.ts';

/** A file for the media library. */
export interface MediaUpload {
  readonly file: File;
  /** The alternative text of an image. */
  readonly alt: string;
}

export type QueuedMedia = QueuedFile<MediaUpload>;
export type MediaQueue = UploadQueue<MediaUpload>;

export interface AddedMedia {
  readonly id: string;
  readonly media: Media;
}

/** In the form that the rules accept. */
const MOST_BYTES = 30 * 1024 * 1024;

export const isImage = ({ file }: MediaUpload): boolean => file.type.startsWith('image/');

/** Whether everything is finished. */
export const isReady = (item: QueuedMedia): boolean =>
  item.state === 'sent' && (!isImage(item) || item.alt.trim() !== '');

/**
 * Files that are uploaded while a person enters their alternative texts. Files that are not images are added
 * immediately; an image waits for its alternative text.
 */
export const createMediaQueue = (
  ports: Pick<UploadPorts<MediaUpload, AddedMedia>, 'newId' | 'send' | 'add' | 'added'>,
): MediaQueue =>
  createUploadQueue({
    ...ports,
    refuse: ({ file }) => (file.size > MOST_BYTES ? t('officeText.fileTooLarge') : null),
    isHeld: isImage,
  });

/** Starts uploading files. */
export const takeFiles = (queue: MediaQueue, files: readonly File[]): void =>
  queue.push(files.map((file) => ({ file, alt: '' })));

/** Adds every uploaded file that needs no alternative text, one after the other. */
export async function addReady(queue: MediaQueue): Promise<void> {
  for (const { id } of queue.items().filter(isReady)) await queue.take(id);
}
