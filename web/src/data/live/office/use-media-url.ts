import { mediaThumbPath } from '@quire/model/collections';
import { getBlob, ref } from 'firebase/storage';
import { useEffect, useState } from 'react';
import { signedInStorage } from '../../../firebase/storage.ts';

/** Kept for as long as the office is open: the files never change. The oldest go first. */
const KEPT = 300;
const kept = new Map<string, Promise<string | null>>();

async function fetched(path: string, sha256: string): Promise<string | null> {
  const storage = signedInStorage();
  const bytes =
    (await getBlob(ref(storage, mediaThumbPath(sha256))).catch(() => null)) ??
    // One that was taken up before there were small pictures, or a record's own.
    (await getBlob(ref(storage, path)).catch(() => null));
  return bytes && URL.createObjectURL(bytes);
}

function urlOf(path: string, sha256: string): Promise<string | null> {
  const known = kept.get(path);
  if (known) return known;
  const made = fetched(path, sha256);
  kept.set(path, made);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) {
    void kept.get(oldest)?.then((url) => url && URL.revokeObjectURL(url));
    kept.delete(oldest);
  }
  return made;
}

/** A small picture of an image in Storage, for an `img`; null until it is there, or where there is none. */
export function useMediaUrl(image: { readonly path: string; readonly sha256: string } | null) {
  const [url, setUrl] = useState<string | null>(null);
  const path = image?.path;
  const sha256 = image?.sha256;
  useEffect(() => {
    let isWanted = true;
    setUrl(null);
    if (path !== undefined && sha256 !== undefined)
      void urlOf(path, sha256).then((made) => isWanted && setUrl(made));
    return () => {
      isWanted = false;
    };
  }, [path, sha256]);
  return url;
}
