import type { FigureSource } from '@quire/content/run/figure-source';
import type { ArticleFile } from '@quire/model/entities/article';
import { useEffect, useRef, useState } from 'react';
import { fetchStoredFile } from '../../../data/live/fetch-stored-file.ts';
import { pictureSize } from '../../../editing/preview/picture-size.ts';

type FigureFile = Pick<ArticleFile, 'name' | 'path' | 'role' | 'width' | 'height'>;
type FetchFile = (path: string) => Promise<Blob>;

async function sourceOf(
  { path, width, height }: FigureFile,
  fetchFile: FetchFile,
): Promise<FigureSource> {
  const src = URL.createObjectURL(await fetchFile(path));
  return { src, ...(width && height ? { width, height } : await pictureSize(src)) };
}

/** The originals of a text's figures by the names it uses; those that cannot be loaded are left out. */
export function useFigures(
  files: readonly FigureFile[],
  fetchFile: FetchFile = fetchStoredFile,
): ReadonlyMap<string, FigureSource> {
  const [figures, setFigures] = useState<ReadonlyMap<string, FigureSource>>(new Map());
  const known = useRef(new Map<string, Promise<FigureSource>>());
  useEffect(() => {
    let current = true;
    const wanted = files.filter(({ role }) => role === 'figure');
    Promise.allSettled(
      wanted.map(async (file) => {
        const found = known.current.get(file.path) ?? sourceOf(file, fetchFile);
        known.current.set(file.path, found);
        // Requested again next time if it could not be loaded.
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
  }, [files, fetchFile]);
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
