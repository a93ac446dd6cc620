import { CONFERENCES, PUBLISHED_CONFERENCES } from '@quire/model/collections';
import {
  type Conference,
  ConferenceSchema,
  type PublishedConference,
  PublishedConferenceSchema,
} from '@quire/model/entities/conference';
import { FieldValue } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { abstractBookRef, readAbstractBook } from './abstract-book.ts';
import { type ContentKind, updatedDay } from './content-kind.ts';
import { withPlaceIds } from './place-ids.ts';
import { type ContentResult, publishContent } from './publish-content.ts';

const CONFERENCE_KIND: ContentKind<Conference, PublishedConference> = {
  working: CONFERENCES,
  published: PUBLISHED_CONFERENCES,
  schema: ConferenceSchema,
  publicSchema: PublishedConferenceSchema,
  idOf: ({ ckey }) => ckey,
  isPublic: ({ status }) => status !== 'draft',
  async render(_ports, _id, conference) {
    const { updatedAt: _at, updatedBy: _by, language: _ofBook, ...written } = conference;
    const shown = { ...written, sessions: withPlaceIds(conference.sessions) };
    const listKey = `conferences~${conference.start}~${conference.ckey}`;
    return { ...shown, updated: updatedDay(conference), listKey };
  },
  // It is printed on request of staff, whatever is saved in the meantime.
  async complete({ db }, { ckey }, made) {
    const { abstractBook: _before, ...rest } = made;
    const file = (await readAbstractBook(db, ckey))?.file;
    return file ? { ...rest, abstractBook: file } : rest;
  },
  async forgetFiles({ db }, ckey) {
    if (!(await readAbstractBook(db, ckey))?.file) return;
    await abstractBookRef(db, ckey).update({ file: FieldValue.delete() });
  },
};

/** `conferences/{ckey}` → `publishedConferences/{ckey}`. */
export const publishConference = (
  ports: Ports,
  id: string,
  options?: { remake?: boolean },
): Promise<ContentResult> => publishContent(ports, CONFERENCE_KIND, id, options);
