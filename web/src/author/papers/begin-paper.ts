import { PAPER_PICTURE_MAX_BYTES } from '@quire/model/entities/shared-paper';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { inBase64 } from '../../ui/files/in-base64.ts';
import { updatesOf } from './paper-updates.ts';
import { plainPictures } from './plain-pictures.ts';
import { titleOf } from './title-of.ts';

export interface WrittenElsewhere {
  readonly markdown: string;
  /** BibTeX or CSL-JSON. */
  readonly bibliography: string;
  /** By their paths beside the text. */
  readonly pictures: ReadonlyMap<string, Blob>;
}

/** A picture that is none, or of a kind that the press does not take: the text is worth having without it. */
const isAboutPicture = (error: unknown) =>
  error instanceof CallError &&
  (error.code === 'file/not-taken' || error.code === 'paper/too-many-pictures');

/**
 * Makes a new shared paper of a text that was written elsewhere. Asked again with the same id and texts, it is the same
 * paper. Answers the names of pictures that were not taken. Rejects where something did not arrive.
 */
export async function beginPaper(
  paper: string,
  written: WrittenElsewhere,
): Promise<readonly string[]> {
  const { markdown, pictures } = plainPictures(written);
  const title = titleOf(markdown);
  await call('createPaper', { paper, title });
  for (const update of updatesOf({ markdown, bibliography: written.bibliography })) {
    await call('writePaper', {
      paper,
      update: await inBase64(new Blob([new Uint8Array(update)])),
      title,
    });
  }
  const notTaken: string[] = [];
  for (const [name, picture] of pictures) {
    if (picture.size > PAPER_PICTURE_MAX_BYTES) notTaken.push(name);
    else {
      try {
        await call('addPaperPicture', {
          paper,
          name: name.slice(-200),
          data: await inBase64(picture),
        });
      } catch (error) {
        if (!isAboutPicture(error)) throw error;
        notTaken.push(name);
      }
    }
  }
  return notTaken;
}
