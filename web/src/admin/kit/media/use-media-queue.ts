import { useMemo, useRef, useSyncExternalStore } from 'react';
import { addMedia, uploadMedia } from '../../../data/live/office/upload-media.ts';
import { sendingWithMessages } from '../../../signed-in/uploads/sending-with-messages.ts';
import { takeUp } from '../../../signed-in/uploads/take-up.ts';
import {
  type AddedMedia,
  createMediaQueue,
  type MediaQueue,
  type QueuedMedia,
} from './media-queue.ts';

/** In the form that the callable accepts: letters and digits. */
const newId = () => crypto.randomUUID().replaceAll('-', '');

/**
 * The uploads of one page to the media library.
 *
 * @param journal the journal whose editors may edit the descriptions later; absent: the press's
 */
export function useMediaQueue(
  uid: string,
  onAdded: (added: AddedMedia) => void,
  journal?: string,
): { readonly queue: MediaQueue; readonly files: readonly QueuedMedia[] } {
  const latest = useRef(onAdded);
  latest.current = onAdded;
  const queue = useMemo(
    () =>
      createMediaQueue({
        newId,
        send: ({ upload, file }, onProgress) =>
          sendingWithMessages(uploadMedia(uid, upload, file, onProgress)),
        add({ upload, file: { name }, alt }) {
          const asked = {
            upload,
            name,
            alt: alt.trim(),
            ...(journal !== undefined && { journal }),
          };
          return takeUp(() => addMedia(asked));
        },
        added: (added) => latest.current(added),
      }),
    [uid, journal],
  );
  return { queue, files: useSyncExternalStore(queue.subscribe, queue.items) };
}
