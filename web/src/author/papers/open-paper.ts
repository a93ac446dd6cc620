import type { SharedPaper } from '@quire/model/entities/shared-paper';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IndexeddbPersistence } from 'y-indexeddb';
import * as Y from 'yjs';
import { call } from '../../data/calls.ts';
import { sendPaperCursor, watchPaperCursors } from '../../data/live/paper-cursors.ts';
import { readPaperState, watchPaper, watchPaperUpdates } from '../../data/live/shared-papers.ts';
import { inBase64 } from '../../ui/files/in-base64.ts';
import { type CursorSource, PaperCursors, type Writer } from './paper-cursors.ts';
import { PaperSync, type SharedTextSource, type SyncState } from './paper-sync.ts';
import { titleOf } from './title-of.ts';

const sourceOf = (id: string): SharedTextSource => ({
  async send(update, title) {
    const encoded = await inBase64(new Blob([new Uint8Array(update)]));
    await call('writePaper', { paper: id, update: encoded, title });
  },
  readState: () => readPaperState(id),
  watch: (after, onUpdates, onLost) => watchPaperUpdates(id, after, onUpdates, onLost),
});

const cursorsOf = (id: string, uid: string): CursorSource => ({
  send: (cursor) => sendPaperCursor(id, uid, cursor),
  watch: (onCursors) => watchPaperCursors(id, onCursors),
});

/** A paper that is being written: its parts, which all writers share. */
export interface OpenPaper {
  readonly doc: Y.Doc;
  readonly markdown: Y.Text;
  readonly bibliography: Y.Text;
  readonly comments: Y.Array<Y.Map<string>>;
  readonly sync: PaperSync;
  readonly cursors: PaperCursors;
}

/**
 * Opens a paper with what this device has of it, then with what the server has. Null while the device is asked. The
 * device keeps a copy for this account, so that nothing is lost without a network or in a closed window.
 */
export function useOpenPaper(uid: string, id: string): OpenPaper | null {
  const [open, setOpen] = useState<OpenPaper | null>(null);
  useEffect(() => {
    const doc = new Y.Doc();
    const kept = new IndexeddbPersistence(`quire-paper~${uid}~${id}`, doc);
    const markdown = doc.getText('markdown');
    const sync = new PaperSync(doc, sourceOf(id), () => titleOf(markdown.toString()));
    const retry = () => sync.retry();
    let isHere = true;
    let cursors: PaperCursors | null = null;
    void kept.whenSynced.then(() => {
      if (!isHere) return;
      const bibliography = doc.getText('bibliography');
      const comments = doc.getArray<Y.Map<string>>('comments');
      cursors = new PaperCursors(doc, uid, cursorsOf(id, uid));
      setOpen({ doc, markdown, bibliography, comments, sync, cursors });
      void sync.open();
    });
    const flush = () => document.visibilityState === 'hidden' && void sync.flush();
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', flush);
    return () => {
      isHere = false;
      cursors?.close();
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', flush);
      void sync.flush().finally(() => {
        sync.close();
        void kept.destroy();
      });
    };
  }, [uid, id]);
  return open;
}

/** How far the text is saved. */
export const useSyncState = ({ sync }: OpenPaper): SyncState =>
  useSyncExternalStore(sync.subscribe, sync.state);

/** The other writers who are in the paper now. */
export const useWritersHere = ({ cursors }: OpenPaper): readonly Writer[] =>
  useSyncExternalStore(cursors.subscribe, cursors.here);

/** A shared text as it is now; read again only when typing rests, where `restMs` is given. */
export function useText(text: Y.Text): string {
  const [value, setValue] = useState(() => text.toString());
  useEffect(() => {
    const read = () => setValue(text.toString());
    read();
    text.observe(read);
    return () => text.unobserve(read);
  }, [text]);
  return value;
}

/** The paper's record, live: undefined while it is read, null where it is not there for this person. */
export function usePaperRecord(id: string, isWanted: boolean): SharedPaper | null | undefined {
  const [record, setRecord] = useState<SharedPaper | null | undefined>(undefined);
  useEffect(() => (isWanted ? watchPaper(id, setRecord) : undefined), [id, isWanted]);
  return record;
}
