/** Files of the media library that no text of the demo brings with it. */
import { readFile } from 'node:fs/promises';
import type { Media } from '@quire/model/entities/media';
import { parse } from 'yaml';
import { z } from 'zod';
import type { RecordPorts } from '../functions/src/domain/records/ports.ts';
import { uploadMedia } from './upload-media.ts';

const FOLDER = new URL('./media/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', pdf: 'application/pdf' };

const DemoMediaSchema = z.array(
  z.strictObject({
    file: z.string().regex(/^[a-z0-9-]+\.(svg|pdf)$/),
    title: z.string(),
    alt: z.string().default(''),
  }),
);

/** Takes them in, and says what each is kept as, by its name. The same file again stays what it is. */
export async function loadMedia(ports: RecordPorts): Promise<ReadonlyMap<string, Media>> {
  const text = await readFile(new URL('./media.yaml', import.meta.url), 'utf8');
  const loaded = new Map<string, Media>();
  for (const { file: name, title, alt } of DemoMediaSchema.parse(parse(text))) {
    const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? '';
    const asked = { upload: `demo-${name.replace('.', '-')}`, name, title, alt, contentType };
    loaded.set(name, await uploadMedia(ports, asked, await readFile(new URL(name, FOLDER))));
  }
  return loaded;
}
