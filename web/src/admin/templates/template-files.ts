import { type Media, MediaSchema } from '@quire/model/entities/media';
import { type ContentFile, ContentFileSchema } from '@quire/model/entities/page';
import { StoredFileSchema } from '@quire/model/entities/stored-file';
import { z } from 'zod';

/** Templates are the page's downloads; its other files stay as they are. */
export function filesOf(data: unknown): readonly ContentFile[] {
  const read = z.array(ContentFileSchema).safeParse(data);
  return read.success ? read.data : [];
}

/** The next version: `1.3` → `1.4`, `2026` → `2027`; the first is `1.0`. */
export function nextVersion(version: string | undefined): string {
  if (!version) return '1.0';
  const last = /(\d+)(?=\D*$)/.exec(version);
  if (!last) return `${version} 2`;
  const [digits = ''] = last;
  return (
    version.slice(0, last.index) +
    String(Number(digits) + 1) +
    version.slice(last.index + digits.length)
  );
}

const fileOf = (media: Media) => StoredFileSchema.parse(MediaSchema.parse(media));

/** The files with an added template or a new version of one. */
export function withTemplate(
  files: readonly ContentFile[],
  media: Media,
  replaced: ContentFile | null,
): readonly ContentFile[] {
  const file = fileOf(media);
  if (replaced) {
    return files.map((each) =>
      each.name === replaced.name
        ? { ...each, ...file, name: each.name, version: nextVersion(each.version) }
        : each,
    );
  }
  const isTaken = files.some(({ name }) => name === file.name);
  const name = isTaken ? `${files.length + 1}-${file.name}` : file.name;
  const label = media.title === media.name ? '' : media.title;
  return [...files, { ...file, name, label, role: 'download', version: '1.0' }];
}
