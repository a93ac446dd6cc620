import { useMemo, useRef, useSyncExternalStore } from 'react';
import { addMedia, uploadMedia } from '../../../data/live/office/upload-media.ts';
import { messageOf } from '../message-of.ts';
import { type AddedMedia, MediaQueue, type QueuedFile } from './media-queue.ts';

/** As the callable takes it: letters and digits. */
const newKey = () => crypto.randomUUID().replaceAll('-', '');

/**
 * The uploads of one page into the media library.
 *
 * @param journal whose editors may change what is said of them later; absent: the press's
 */
export function useMediaQueue(
  uid: string,
  onAdded: (added: AddedMedia) => void,
  journal?: string,
): { readonly queue: MediaQueue; readonly files: readonly QueuedFile[] } {
  const latest = useRef(onAdded);
  latest.current = onAdded;
  const queue = useMemo(
    () =>
      new MediaQueue({
        ...{ messageOf, newKey },
        send: (key, bytes, onProgress) => uploadMedia(uid, key, bytes, onProgress),
        add: (upload, name, alt) =>
          addMedia({ upload, name, alt, ...(journal === undefined ? {} : { journal }) }),
        onAdded: (added) => latest.current(added),
      }),
    [uid, journal],
  );
  return { queue, files: useSyncExternalStore(queue.subscribe, queue.files) };
}
