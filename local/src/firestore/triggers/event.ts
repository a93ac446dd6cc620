import { randomUUID } from 'node:crypto';
import { WireTimestamp } from '../../values/micros.ts';
import { wireDocument } from '../rpc/wire-document.ts';
import type { Change } from '../store/document.ts';
import type { Commit } from '../store/store.ts';
import { changedFields } from './changed-fields.ts';
import type { Registration } from './registration.ts';

/** An event on its way to one function; kept on disk until it has been delivered. */
export interface TriggerEvent {
  readonly id: string;
  readonly project: string;
  readonly key: string;
  /** Events of one document reach a function in order. */
  readonly document: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The event that tells a function of a change. */
export function makeEvent(
  registration: Registration,
  commit: Commit,
  change: Change,
): TriggerEvent {
  const { project, key, generation } = registration;
  const { database } = commit;
  const id = randomUUID();
  const time = WireTimestamp.ofMicros(commit.time);
  const { before, after } = change;
  const data = {
    ...(after && { value: wireDocument(database, after) }),
    ...(before && { oldValue: wireDocument(database, before) }),
    ...(before &&
      after && { updateMask: { fieldPaths: changedFields(before.fields, after.fields) } }),
  };
  const document = database.nameOf(change.path);
  const body =
    generation === 2
      ? {
          ...cloudEvent(registration, change.path, id, time),
          ...authContext(registration, commit),
          data,
        }
      : {
          // The first generation's format: `data` and a `context`.
          data: { value: {}, oldValue: {}, updateMask: {}, ...data },
          context: {
            eventId: id,
            eventType: registration.eventType,
            resource: document,
            timestamp: time,
          },
        };
  return { id, project, key, document, body };
}

function cloudEvent(
  { project, eventType, database, namespace }: Registration,
  path: string,
  id: string,
  time: WireTimestamp,
): Record<string, unknown> {
  return {
    specversion: '1.0',
    id,
    type: eventType,
    source: `//firestore.googleapis.com/projects/${project}/databases/${database}`,
    subject: `documents/${path}`,
    time,
    datacontenttype: 'application/json',
    project,
    database,
    namespace,
    document: path,
    location: 'local',
  };
}

/** Who did it, for the events that tell. */
function authContext({ eventType }: Registration, { author }: Commit): object {
  if (!author || !eventType.endsWith('.withAuthContext')) return {};
  return { authtype: author.type, ...(author.id !== null && { authid: author.id }) };
}
