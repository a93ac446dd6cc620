import type { FigureSource } from '@quire/content/run/figure-source';
import { escapePattern } from '@quire/model/escape-pattern';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ArticleDraftStore } from '../draft/draft-store.ts';
import {
  type ArticleUploads,
  createArticleUploads,
  type QueuedArticleFile,
} from './article-uploads.ts';

export interface Uploads {
  readonly queue: ArticleUploads;
  readonly uploads: readonly QueuedArticleFile[];
  /** Images being uploaded, as this browser already shows them. */
  readonly pending: ReadonlyMap<string, FigureSource>;
  readonly isTaken: (name: string) => boolean;
  readonly add: (name: string, bytes: Blob) => void;
}

/** The line of a figure that will not be uploaded. */
const figureLine = (name: string) =>
  new RegExp(`\\n*^!\\[[^\\n]*\\]\\(${escapePattern(name)}\\)[^\\n]*$`, 'm');

async function measured(src: string): Promise<FigureSource> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { src, width: image.naturalWidth, height: image.naturalHeight };
}

/** The figures uploaded from this page. */
export function useUploads(store: ArticleDraftStore, article: string, uid: string): Uploads {
  const [shown, setShown] = useState<ReadonlyMap<string, FigureSource>>(new Map());
  const urls = useRef<string[]>([]);
  const queue = useMemo(
    () =>
      createArticleUploads(
        { uid, article },
        {
          added(file) {
            const { files } = store.settle();
            store.change({ files: [...files.filter(({ name }) => name !== file.name), file] });
          },
          // The text must not refer to a figure that will not be uploaded.
          cancelled({ name }) {
            const { markdown } = store.settle();
            store.replace({ markdown: markdown.replace(figureLine(name), '') });
          },
        },
      ),
    [store, article, uid],
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.items);
  useEffect(() => () => urls.current.forEach((url) => void URL.revokeObjectURL(url)), []);
  return {
    queue,
    uploads,
    pending: shown,
    isTaken: (name) =>
      [...queue.items(), ...store.settle().files].some((file) => file.name === name),
    add(name, bytes) {
      const url = URL.createObjectURL(bytes);
      urls.current.push(url);
      // Files that a browser cannot show (TIFF, PDF) are shown once the press has converted them.
      measured(url).then(
        (source) => setShown((now) => new Map(now).set(name, source)),
        () => {},
      );
      queue.push([{ role: 'figure', name, file: bytes }]);
    },
  };
}
