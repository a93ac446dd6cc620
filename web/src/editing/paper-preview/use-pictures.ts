import { useEffect, useState } from 'react';
import { pictureSize } from '../preview/picture-size.ts';

/** A picture as the page shows it. */
interface ShownPicture {
  readonly blob: Blob;
  /** An address within this page, for the browser alone. */
  readonly url: string;
  /** What stands for it in rendered HTML, which never holds an address of the page's own. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Whether a browser can show it; a PDF or TIFF is prepared by the press. */
  readonly isShown: boolean;
}

export type ShownPictures = ReadonlyMap<string, ShownPicture>;

/** For a picture that does not say how large it is. */
const SOME_SIZE = { width: 640, height: 480 };
let count = 0;

async function show(blob: Blob): Promise<ShownPicture> {
  count += 1;
  const url = URL.createObjectURL(blob);
  const src = `/picture/${count}`;
  const size = await pictureSize(url).catch(() => null);
  const isSized = size !== null && size.width > 0 && size.height > 0;
  return { blob, url, src, isShown: size !== null, ...(isSized ? size : SOME_SIZE) };
}

/** The document's pictures, measured, with addresses for as long as they are in it. */
export function usePictures(pictures: ReadonlyMap<string, Blob>): ShownPictures {
  const [shown, setShown] = useState<ShownPictures>(new Map());
  useEffect(() => {
    let current = true;
    const known = new Map([...shown.values()].map((picture) => [picture.blob, picture]));
    const isSame =
      pictures.size === shown.size &&
      [...pictures].every(([path, blob]) => shown.get(path)?.blob === blob);
    if (isSame) return;
    void Promise.all(
      [...pictures].map(
        async ([path, blob]) => [path, known.get(blob) ?? (await show(blob))] as const,
      ),
    ).then((entries) => {
      if (!current) return;
      for (const [blob, { url }] of known) {
        if (!entries.some(([, picture]) => picture.blob === blob)) URL.revokeObjectURL(url);
      }
      setShown(new Map(entries));
    });
    return () => {
      current = false;
    };
  }, [pictures, shown]);
  return shown;
}
