/** The pictures that are kept on this device, in IndexedDB: path beside the text → file. */
const DATABASE = 'quire-editor-tool';
const VERSION = 1;
const STORE = 'pictures';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB was refused.'));
    request.onblocked = () => reject(new Error('IndexedDB is blocked.'));
  });
}

/** Does one piece of work and waits until it is on the disk. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request?.result);
      const fail = () => reject(transaction.error ?? new Error('IndexedDB gave up.'));
      transaction.onerror = fail;
      transaction.onabort = fail;
    });
  } finally {
    database.close();
  }
}

/** Every function rejects where the browser keeps nothing, or no more. */
export const storedPictures = {
  async read(): Promise<Map<string, Blob>> {
    const found = new Map<string, Blob>();
    await inStore('readonly', (store) => {
      store.openCursor().onsuccess = ({ target }) => {
        const cursor = target instanceof IDBRequest ? target.result : null;
        if (!(cursor instanceof IDBCursorWithValue)) return;
        const blob: unknown = cursor.value;
        if (blob instanceof Blob && typeof cursor.key === 'string') found.set(cursor.key, blob);
        cursor.continue();
      };
      return undefined;
    });
    return found;
  },
  async put(path: string, picture: Blob): Promise<void> {
    await inStore('readwrite', (store) => store.put(picture, path));
  },
  async remove(path: string): Promise<void> {
    await inStore('readwrite', (store) => store.delete(path));
  },
  /** These and no others: all of them, or nothing changes. */
  async replace(pictures: ReadonlyMap<string, Blob>): Promise<void> {
    await inStore('readwrite', (store) => {
      store.clear();
      for (const [path, picture] of pictures) store.put(picture, path);
      return undefined;
    });
  },
};
export type PicturesKeeper = typeof storedPictures;
