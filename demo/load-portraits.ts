/** Photographs of the demo press's boards: drawn, and taken into the media library as staff would upload them. */
import type { Journal } from '@quire/model/entities/journal';
import type { RecordPorts } from '../functions/src/domain/records/ports.ts';
import { drawPortrait } from './draw-portrait.ts';
import type { DemoJournal } from './read-press.ts';
import { imageOf, uploadMedia } from './upload-media.ts';

async function withPhoto(ports: RecordPorts, member: DemoJournal['board'][number], upload: string) {
  const { portrait, ...kept } = member;
  if (!portrait) return kept;
  const alt = `Portrait of ${kept.name}`;
  const name = `${kept.name.toLowerCase().replaceAll(' ', '-')}.svg`;
  const asked = { upload, name, title: alt, alt, contentType: 'image/svg+xml' };
  const media = await uploadMedia(ports, asked, drawPortrait(portrait));
  return { ...kept, photo: imageOf(media, alt, name) };
}

/** The same journal with photographs where its board asks for one. */
export async function withPortraits(ports: RecordPorts, journal: DemoJournal): Promise<Journal> {
  const board = [];
  for (const [place, member] of journal.board.entries()) {
    board.push(await withPhoto(ports, member, `portrait-${journal.name}-${place}`));
  }
  return { ...journal, board };
}
