/** Whether what is created fits into what the project may have. */
import { z } from 'zod';
import { type Check, type CheckedPlace, fault, note, ok } from './check.ts';
import { regionOf } from './checked-place.ts';

/** Of Cloud Run in a region of a new project. */
const NEW_PROJECT_CPUS = 20;
const MOST_FUNCTIONS = 1_000;
/** Composite indexes of a database with billing, without which there are no functions. */
const MOST_INDEXES = 1_000;

const MetricsSchema = z.object({
  metrics: z
    .array(
      z.object({
        metric: z.string(),
        consumerQuotaLimits: z
          .array(
            z.object({
              quotaBuckets: z
                .array(
                  z.object({
                    effectiveLimit: z.string().default('0'),
                    dimensions: z.record(z.string(), z.string()).default({}),
                  }),
                )
                .default([]),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

/** The CPUs that Cloud Run may use in a region; null where the API names no such limit. It counts thousandths. */
async function grantedCpus(
  { project, google, origins }: CheckedPlace,
  region: string,
): Promise<number | null> {
  const service = `projects/${project}/services/run.googleapis.com`;
  const url = `${origins.serviceUsage}/v1beta1/${service}/consumerQuotaMetrics?pageSize=100`;
  const { metrics } = MetricsSchema.parse(await google('GET', url));
  const buckets = metrics
    .filter(({ metric }) => metric.endsWith('/cpu_allocation'))
    .flatMap(({ consumerQuotaLimits }) => consumerQuotaLimits)
    .flatMap(({ quotaBuckets }) => quotaBuckets);
  const found =
    buckets.find(({ dimensions }) => dimensions.region === region) ??
    buckets.find(({ dimensions }) => dimensions.region === undefined);
  if (!found) return null;
  const limit = Number(found.effectiveLimit);
  return limit < 0 ? Number.POSITIVE_INFINITY : limit / 1_000;
}

const FieldSchema = z.object({
  fieldPath: z.string(),
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
});
const IndexFileSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(FieldSchema),
    }),
  ),
});
const StoredIndexesSchema = z.object({
  indexes: z
    .array(
      z.object({
        name: z.string(),
        queryScope: z.string(),
        state: z.string().default('READY'),
        fields: z.array(FieldSchema),
      }),
    )
    .default([]),
  nextPageToken: z.string().default(''),
});

type Fields = z.infer<typeof FieldSchema>[];

/** One text for the same index in the file and in the database, which adds the document's name at the end. */
const indexText = (group: string, scope: string, fields: Fields) =>
  [group, scope]
    .concat(
      fields
        .filter(({ fieldPath }) => fieldPath !== '__name__')
        .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
    )
    .join('|');

async function storedIndexes({ project, google, origins }: CheckedPlace) {
  const base = `${origins.firestore}/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes?pageSize=500`;
  const found: z.infer<typeof StoredIndexesSchema>['indexes'] = [];
  let token = '';
  do {
    const url = token ? `${base}&pageToken=${encodeURIComponent(token)}` : base;
    const page = StoredIndexesSchema.parse(await google('GET', url));
    found.push(...page.indexes);
    token = page.nextPageToken;
  } while (token !== '');
  return found.map(({ name, queryScope, fields, state }) => ({
    text: indexText(/collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '', queryScope, fields),
    state,
  }));
}

export const QUOTA_CHECKS: readonly Check[] = [
  {
    id: 'functions',
    label: 'Functions and processors',
    look: async (place) => {
      const { functions } = place.declared;
      const cpus = functions.reduce((sum, { cpu }) => sum + cpu, 0);
      const region = regionOf(place);
      const granted = await grantedCpus(place, region);
      const words = `${functions.length} functions with ${cpus} CPUs, one instance of each`;
      if (functions.length > MOST_FUNCTIONS || (granted !== null && cpus > granted))
        return fault(`${words}; ${region} grants ${granted}`);
      if (granted === null && cpus > NEW_PROJECT_CPUS)
        return note(`${words}: more than the ${NEW_PROJECT_CPUS} of a new project`);
      return ok(
        granted === null
          ? `${words}, of the ${NEW_PROJECT_CPUS} of a new project`
          : `${words}, of ${granted} in ${region}`,
      );
    },
    toDo: ({ project }) =>
      `Functions are deployed ten at a time, so that fewer are started at once. For more, ask for “Total CPU allocation” of Cloud Run: https://console.cloud.google.com/iam-admin/quotas?project=${project}`,
  },
  {
    id: 'indexes',
    label: 'Indexes',
    look: async (place) => {
      const file = IndexFileSchema.parse(JSON.parse(await place.file('firestore.indexes.json')));
      const wanted = file.indexes.map(({ collectionGroup, queryScope, fields }) =>
        indexText(collectionGroup, queryScope, fields),
      );
      if (wanted.length > MOST_INDEXES)
        return fault(`${wanted.length} composite indexes, more than ${MOST_INDEXES}`);
      const stored = await storedIndexes(place);
      const old = stored.filter(({ text }) => !wanted.includes(text));
      const unready = stored.filter(({ state }) => state !== 'READY');
      const fresh = wanted.filter((text) => !stored.some((one) => one.text === text));
      const words = `${wanted.length} of ${MOST_INDEXES}, ${fresh.length} of them new`;
      const notes = [
        ...(old.length > 0 ? [`${old.length} in the database are no longer in the file`] : []),
        ...(unready.length > 0 ? [`${unready.length} are not ready`] : []),
      ];
      return notes.length > 0 ? note([words, ...notes].join('; ')) : ok(words);
    },
    toDo: ({ project }) =>
      `The deployment asks whether to delete those that are not in the file: answer no, and yes the next time. One that needs repair is deleted in the console: https://console.firebase.google.com/project/${project}/firestore/indexes`,
  },
];
