/** Photographs of the demo press's boards: drawn, and taken into the media library as staff would upload them. */
import { mediaUploadPath } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import { addMedia } from '../functions/src/domain/records/add-media.ts';
import type { RecordPorts } from '../functions/src/domain/records/ports.ts';
import { drawPortrait } from './draw-portrait.ts';
import type { DemoJournal } from './read-press.ts';

const ADMIN = { uid: 'demo-admin', claims: { roles: ['admin'], grants: {} } } as const;

async function withPhoto(ports: RecordPorts, member: DemoJournal['board'][number], upload: string) {
  const { portrait, ...kept } = member;
  if (!portrait) return kept;
  const alt = `Portrait of ${kept.name}`;
  const name = `${kept.name.toLowerCase().replaceAll(' ', '-')}.svg`;
  const headers = { contentType: 'image/svg+xml', cacheControl: 'private' };
  await ports.bucket.write(mediaUploadPath(ADMIN.uid, upload), drawPortrait(portrait), headers);
  const { media } = await addMedia(ports, ADMIN, { upload, name, title: alt, alt });
  const { path, contentType, size, sha256, width, height } = media;
  const photo = { name, path, contentType, size, sha256, alt };
  return { ...kept, photo: { ...photo, ...(width && { width }), ...(height && { height }) } };
}

/** The same journals with photographs where their boards ask for one. */
export async function loadPortraits(
  ports: RecordPorts,
  journals: readonly DemoJournal[],
): Promise<Journal[]> {
  const all: Journal[] = [];
  for (const journal of journals) {
    const board = [];
    for (const [place, member] of journal.board.entries()) {
      board.push(await withPhoto(ports, member, `portrait-${journal.name}-${place}`));
    }
    all.push({ ...journal, board });
  }
  return all;
}
