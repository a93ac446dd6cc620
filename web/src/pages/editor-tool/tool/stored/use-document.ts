import { useEffect, useState, useSyncExternalStore } from 'react';
import { DocumentStore, type EditorState, isEmpty } from './document-store.ts';

export interface OpenDocument {
  readonly store: DocumentStore;
  readonly state: EditorState;
  /** Whether the texts that this device kept have been read. */
  readonly isOpen: boolean;
}

/** The document that this device keeps, open for as long as the page is. */
export function useDocument(): OpenDocument {
  const [store] = useState(() => new DocumentStore());
  const [isOpen, setIsOpen] = useState(false);
  const state = useSyncExternalStore(store.subscribe, store.state);

  useEffect(() => {
    const close = store.open();
    setIsOpen(true);
    return close;
  }, [store]);

  useEffect(() => {
    const stop = new AbortController();
    const keep = () => store.flush();
    const warn = (event: BeforeUnloadEvent) => {
      store.flush();
      const { document, texts, pictures } = store.state();
      if ((texts !== 'kept' || pictures !== 'kept') && !isEmpty(document)) event.preventDefault();
    };
    addEventListener('pagehide', keep, { signal: stop.signal });
    addEventListener('blur', keep, { signal: stop.signal });
    document.addEventListener('visibilitychange', keep, { signal: stop.signal });
    addEventListener('beforeunload', warn, { signal: stop.signal });
    return () => {
      stop.abort();
      keep();
    };
  }, [store]);

  return { store, state, isOpen };
}
