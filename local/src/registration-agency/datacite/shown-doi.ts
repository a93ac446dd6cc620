import { type Answer, json } from '../http/answer.ts';
import { keyOf, prefixOf, type Registration } from '../store/registration.ts';
import { JSON_API } from './api-error.ts';

/** A DOI as DataCite's API shows it. */
export function shownDoi(registration: Registration, status: number): Answer {
  const { doi, url, state, login, metadata, createdAt, updatedAt, versions } = registration;
  const id = keyOf(doi);
  const prefix = prefixOf(id);
  const { identifier, ...attributes } = metadata;
  const data = {
    ...{ id, type: 'dois' },
    attributes: {
      ...{ doi: id, prefix, suffix: id.slice(prefix.length + 1) },
      ...attributes,
      ...{ url, state, isActive: state === 'findable', source: 'api', reason: null },
      ...{ metadataVersion: versions.length - 1, created: createdAt, updated: updatedAt },
    },
    relationships: { client: { data: { id: login.toLowerCase(), type: 'clients' } } },
  };
  return json({ data }, status, JSON_API);
}
