/** The pictures of a manuscript for its proof: those in the text, and separate figures. */
import type { FigureSource } from '@quire/content/run/figure-source';
import type { StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import type { Ports } from '../../platform/database/ports.ts';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { bytesOf } from '../articles/start/carry-files.ts';
import type { ManuscriptText } from '../articles/start/manuscript-text.ts';
import { figureMaster } from '../figures/figure-master.ts';
import type { LooseFigure } from '../printing/manuscript-html.ts';
import type { SiteFile } from '../printing/print-page.ts';

/** A compromise between sharp print and small files. */
const WIDTH = 1_200;
const ALL_MOST_BYTES = 20 * 1024 * 1024;

export interface ProofPictures {
  /** By the names that the text uses. */
  readonly inText: ReadonlyMap<string, FigureSource>;
  /** Figures that the text does not name, for the end of the proof. */
  readonly loose: readonly LooseFigure[];
  /** The files for the printing browser, by path. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

/** A picture that cannot be read, or exceeds the limit, is omitted: the text says so in its place. */
export async function proofPictures(
  ports: { readonly store: ManuscriptStore } & Pick<Ports, 'log'>,
  files: readonly StoredSubmissionFile[],
  text: ManuscriptText,
): Promise<ProofPictures> {
  const { default: sharp } = await import('sharp');
  const kept = new Map<string, SiteFile>();
  let total = 0;
  const keep = async (name: string, original: Uint8Array): Promise<FigureSource | null> => {
    const made = await figureMaster(name, original);
    if (!made.ok) return null;
    const { data, info } = await sharp(made.master.bytes)
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    total += data.length;
    if (total > ALL_MOST_BYTES) return null;
    const src = `/proof-pictures/${kept.size}.webp`;
    kept.set(src, { bytes: data, contentType: 'image/webp' });
    return { src, width: info.width, height: info.height };
  };
  const tried = (name: string, bytes: Uint8Array) =>
    keep(name, bytes).catch(() => {
      ports.log.warn('proof/figure-failed', { figure: name });
      return null;
    });
  const inText = new Map<string, FigureSource>();
  for (const [name, bytes] of text.pictures) {
    const made = await tried(name, bytes);
    if (made) inText.set(name, made);
  }
  const calledIn = new Map([...text.figures].map(([name, file]) => [file, name]));
  const loose: LooseFigure[] = [];
  for (const file of files.filter((each) => each.kind === 'figure')) {
    const made = await tried(file.name, await bytesOf(ports, file));
    if (!made) continue;
    const name = calledIn.get(file.name);
    if (name !== undefined) inText.set(name, made);
    // The original file name may contain the author's name.
    else
      loose.push({
        ...made,
        caption: file.label || t('printedWords.figureFile', { number: loose.length + 1 }),
      });
  }
  return { inText, loose, files: kept };
}
