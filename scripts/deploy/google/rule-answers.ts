/** Firestore's database and indexes, and the rules of Firestore and Storage. */
import { z } from 'zod';
import { type PretendedProject, ThingSchema } from './pretended-project.ts';
import { Refusal, type Route } from './route.ts';

const IndexSchema = z.looseObject({
  fields: z.array(z.looseObject({ fieldPath: z.string(), order: z.string().optional() })),
});
const RulesetSchema = z.object({ source: z.looseObject({}) });
const ReleaseSchema = z.object({ name: z.string(), rulesetName: z.string() });

export function ruleAnswers(project: PretendedProject): readonly Route[] {
  const { id, rulesets, releases, indexes, fields } = project;
  const createTime = '2026-11-28T10:00:00Z';
  const database = {
    ...{ name: `projects/${id}/databases/(default)`, type: 'FIRESTORE_NATIVE' },
    ...{ locationId: 'eur3', databaseEdition: 'STANDARD' },
  };
  return [
    ['GET', 'firestore', /\/databases\/\(default\)$/, () => database],
    [
      'GET',
      'firestore',
      /\/collectionGroups\/-\/indexes$/,
      () => ({ indexes: [...indexes.values()] }),
    ],
    [
      'GET',
      'firestore',
      /\/collectionGroups\/-\/fields$/,
      () => ({ fields: [...fields.values()] }),
    ],
    [
      'POST',
      'firestore',
      /^\/v1\/(.+\/collectionGroups\/[^/]+)\/indexes$/,
      ({ body }, group = '') => {
        const name = `${group}/indexes/${indexes.size + 1}`;
        const index = IndexSchema.parse(body);
        // Firestore sorts by the document's name at the end.
        const order = index.fields.at(-1)?.order ?? 'ASCENDING';
        const whole = [...index.fields, { fieldPath: '__name__', order }];
        indexes.set(name, { ...index, fields: whole, name, state: 'READY' });
        return {};
      },
    ],
    [
      'PATCH',
      'firestore',
      /^\/v1\/(.+\/fields\/.+)$/,
      ({ body }, name = '') => {
        fields.set(name, { ...ThingSchema.parse(body), name });
        return {};
      },
    ],
    ['POST', 'firebaserules', /^\/v1\/projects\/[^/]+:test$/, () => ({})],
    [
      'GET',
      'firebaserules',
      /^\/v1\/projects\/[^/]+\/releases$/,
      () => ({ releases: [...releases.values()] }),
    ],
    [
      'GET',
      'firebaserules',
      /^\/v1\/(projects\/[^/]+\/rulesets\/[^/]+)$/,
      (_, name = '') => rulesets.get(name),
    ],
    [
      'POST',
      'firebaserules',
      /^\/v1\/projects\/[^/]+\/rulesets$/,
      ({ body }) => {
        const name = `projects/${id}/rulesets/${rulesets.size + 1}`;
        rulesets.set(name, { ...RulesetSchema.parse(body), name });
        return { name };
      },
    ],
    [
      'POST',
      'firebaserules',
      /^\/v1\/projects\/[^/]+\/releases$/,
      ({ body }) => {
        const release = ReleaseSchema.parse(body);
        releases.set(release.name, { ...release, createTime });
        return release;
      },
    ],
    [
      'PATCH',
      'firebaserules',
      /^\/v1\/(projects\/[^/]+\/releases\/.+)$/,
      ({ body }, name = '') => {
        if (!releases.has(name)) throw new Refusal(404, 'no such release');
        const release = z.object({ release: ReleaseSchema }).parse(body).release;
        releases.set(name, { ...release, createTime });
        return release;
      },
    ],
    [
      'GET',
      'firebasestorage',
      /\/defaultBucket$/,
      () => ({ bucket: { name: `projects/${id}/buckets/${id}.firebasestorage.app` } }),
    ],
  ];
}
