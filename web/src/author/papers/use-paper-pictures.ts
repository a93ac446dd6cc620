import type { SharedPaper } from '@quire/model/entities/shared-paper';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../data/calls.ts';
import { fromBase64 } from '../../signed-in/from-base64.ts';

/** The paper's pictures by the names that the text has for them, each fetched once. One that cannot be had is left out. */
export function usePaperPictures(
  id: string,
  record: SharedPaper | null | undefined,
): ReadonlyMap<string, Blob> {
  const [blobs, setBlobs] = useState<ReadonlyMap<string, Blob>>(new Map());
  const fetched = useRef(new Map<string, Promise<Blob | null>>());
  const pictures = record?.pictures;
  useEffect(() => {
    if (!pictures) return;
    let isHere = true;
    const fetchOne = (name: string, path: string) => {
      const known = fetched.current.get(path);
      if (known) return known;
      const asked = call('readPaperPicture', { paper: id, name }).then(
        ({ data, contentType }) => new Blob([fromBase64(data)], { type: contentType }),
        () => {
          fetched.current.delete(path);
          return null;
        },
      );
      fetched.current.set(path, asked);
      return asked;
    };
    const all = Object.entries(pictures).map(
      async ([name, { path }]) => [name, await fetchOne(name, path)] as const,
    );
    void Promise.all(all).then((entries) => {
      if (!isHere) return;
      setBlobs(new Map(entries.flatMap(([name, blob]) => (blob ? [[name, blob] as const] : []))));
    });
    return () => {
      isHere = false;
    };
  }, [id, pictures]);
  return blobs;
}
