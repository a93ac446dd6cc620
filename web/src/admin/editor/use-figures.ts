import type { FigureSource } from '@quire/content/render-document';
import type { ArticleFile } from '@quire/model/entities/article';
import { useEffect, useState } from 'react';
import { getFigureAddress } from '../../data/live/article-files.ts';

/** The size of a picture in pixels, from the picture itself. */
async function measured(src: string): Promise<FigureSource> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { src, width: image.naturalWidth, height: image.naturalHeight };
}

/** The originals of an article's figures by the names its text uses; what cannot be had is left out. */
export function useFigures(files: readonly ArticleFile[]): ReadonlyMap<string, FigureSource> {
  const [figures, setFigures] = useState<ReadonlyMap<string, FigureSource>>(new Map());
  useEffect(() => {
    let current = true;
    const wanted = files.filter(({ role }) => role === 'figure');
    Promise.allSettled(
      wanted.map(
        async ({ name, path }) => [name, await measured(await getFigureAddress(path))] as const,
      ),
    ).then((found) => {
      if (!current || wanted.length === 0) return;
      setFigures(new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))));
    });
    return () => {
      current = false;
    };
  }, [files]);
  return figures;
}
