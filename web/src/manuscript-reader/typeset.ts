import { pictureSize } from '../editing/preview/picture-size.ts';
import { Renderer } from '../editing/renderer.ts';
import { undescribedFigures } from './undescribed-figures.ts';

export interface Typeset {
  /** Made safe by the renderer of articles. */
  readonly html: string;
  readonly hasMath: boolean;
  readonly hasDiagrams: boolean;
  /** “Figure 2” for a figure without a description; '' for one that has no number either. */
  readonly undescribed: readonly string[];
  /** Frees the pictures. */
  close(): void;
}

interface Picture {
  readonly path: string;
  /** Stands for it in what is rendered, which holds no address of the page's own. */
  readonly src: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** For a picture that a browser cannot show, or that does not say how large it is. */
const SOME_SIZE = { width: 640, height: 480 };

const picturesOf = (files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Promise<Picture[]> =>
  Promise.all(
    [...files].map(async ([path, bytes], place) => {
      const url = URL.createObjectURL(new Blob([bytes]));
      const size = await pictureSize(url).catch(() => SOME_SIZE);
      return { path, src: `/picture/${place + 1}`, url, ...size };
    }),
  );

/**
 * A manuscript from Word, OpenDocument, LaTeX, Markdown, JATS, a notebook or a paper's folder, converted and rendered as the office
 * previews articles. Null for a file that
 * is none of these; rejects where the renderer fails.
 */
export async function typeset(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Typeset | null> {
  const renderer = new Renderer();
  let pictures: readonly Picture[] = [];
  const close = () => {
    for (const { url } of pictures) URL.revokeObjectURL(url);
  };
  try {
    const text = await renderer.ask('convert', { name, bytes });
    if (text === null || typeof text === 'string') return null;
    pictures = await picturesOf(text.pictures);
    const { blocks, hasMath, hasDiagrams, problems } = await renderer.ask('paper', {
      markdown: text.markdown,
      bibliography: text.bibliography,
      pictures: new Map(pictures.map(({ path, ...picture }) => [path, picture])),
    });
    let html = blocks.join('\n');
    for (const { src, url } of pictures) html = html.replaceAll(`"${src}"`, `"${url}"`);
    return { html, hasMath, hasDiagrams, undescribed: undescribedFigures(problems), close };
  } catch (error) {
    close();
    throw error;
  } finally {
    renderer.close();
  }
}
