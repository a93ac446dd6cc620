import { type ImageFile, ImageFileSchema } from '@quire/model/entities/stored-file';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { CallError } from '../../data/call-error.ts';
import { addMedia, uploadMedia } from '../../data/live/office/upload-media.ts';

const aboutLogo = (message: string): CallError =>
  new CallError('input/invalid', { problems: [{ field: 'logo', message }] });

/** Uploads a logo to the media library. Throws `CallError` about the field `logo`. */
export async function uploadLogo(uid: string, file: File, press: string): Promise<ImageFile> {
  const upload = crypto.randomUUID().replaceAll('-', '');
  const refusal = await uploadMedia(uid, upload, file, () => {}).done;
  if (refusal !== null) {
    throw aboutLogo(errorMessage(refusal === 'cancelled' ? 'page/unavailable' : refusal));
  }
  const { media } = await addMedia({
    upload,
    name: file.name,
    alt: t('officeSetup.logoOf', { press }),
  }).catch((error: unknown) => {
    throw error instanceof CallError ? aboutLogo(error.message) : error;
  });
  const image = ImageFileSchema.safeParse(media);
  if (!image.success) throw aboutLogo(t('officeSetup.logoNotShown'));
  return image.data;
}
