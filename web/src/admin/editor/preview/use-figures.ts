import type { FigureSource } from '@quire/content/render-document';
import type { ArticleFile } from '@quire/model/entities/article';
import { useEffect, useRef, useState } from 'react';
import { fetchStoredFile } from '../../../data/live/fetch-stored-file.ts';

/** The size of a picture in pixels, from the picture itself. */
async function measured(src: string): Promise<FigureSource> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { src, width: image.naturalWidth, height: image.naturalHeight };
}

async function sourceOf({ path, width, height }: ArticleFile): Promise<FigureSource> {
  const src = URL.createObjectURL(await fetchStoredFile(path));
  return width && height ? { src, width, height } : measured(src);
}

/** The originals of an article's figures by the names its text uses; what cannot be had is left out. */
export function useFigures(files: readonly ArticleFile[]): ReadonlyMap<string, FigureSource> {
  const [figures, setFigures] = useState<ReadonlyMap<string, FigureSource>>(new Map());
  const known = useRef(new Map<string, Promise<FigureSource>>());
  useEffect(() => {
    let current = true;
    const wanted = files.filter(({ role }) => role === 'figure');
    Promise.allSettled(
      wanted.map(async (file) => {
        const found = known.current.get(file.path) ?? sourceOf(file);
        known.current.set(file.path, found);
        // Asked for again next time where it could not be had.
        found.catch(() => known.current.delete(file.path));
        return [file.name, await found] as const;
      }),
    ).then((found) => {
      if (!current || wanted.length === 0) return;
      setFigures(new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))));
    });
    return () => {
      current = false;
    };
  }, [files]);
  useEffect(() => {
    const { current } = known;
    return () => {
      for (const figure of current.values())
        figure.then(({ src }) => URL.revokeObjectURL(src)).catch(() => {});
      current.clear();
    };
  }, []);
  return figures;
}
