/** Where the press will lie: the database, the bucket, the region of functions, the site. */
import { z } from 'zod';
import { readIfThere } from './ask-google.ts';
import { type Check, fault, note, ok } from './check.ts';
import { regionOf } from './checked-place.ts';

const DatabaseSchema = z.object({ type: z.string().default(''), locationId: z.string() });
const BucketSchema = z.object({ bucket: z.object({ name: z.string() }) });
const LocationsSchema = z.object({
  locations: z.array(z.object({ locationId: z.string() })).default([]),
});
const FunctionsSchema = z.object({
  functions: z.array(z.object({ name: z.string() })).default([]),
});

/** Locations of a database that span regions, with how the names of these begin. */
const MULTI_REGIONS: Readonly<Record<string, string>> = {
  eur3: 'europe-',
  nam5: 'us-',
  nam7: 'us-',
};

function isNear(region: string, location: string): boolean {
  const regions = MULTI_REGIONS[location];
  return region === location || (regions !== undefined && region.startsWith(regions));
}

export const PLACE_CHECKS: readonly Check[] = [
  {
    id: 'database',
    label: 'Firestore database',
    look: async (place) => {
      const url = `${place.origins.firestore}/v1/projects/${place.project}/databases/(default)`;
      const found = await readIfThere(place.google, url, DatabaseSchema);
      if (!found) return fault('there is no database (default)');
      if (found.type !== 'FIRESTORE_NATIVE')
        return fault(`the database (default) is of the type ${found.type}`);
      return isNear(regionOf(place), found.locationId)
        ? ok(`in ${found.locationId}`)
        : note(`in ${found.locationId}, but functions run in ${regionOf(place)}`);
    },
    toDo: () =>
      'Create the database (default) in native mode, in the location of the functions, or set PRESS_REGION to where it is. Where there is none, a deployment makes one in nam5, and its place cannot be changed.',
  },
  {
    id: 'bucket',
    label: 'Storage bucket',
    look: async ({ project, google, origins }) => {
      const url = `${origins.firebaseStorage}/v1alpha/projects/${project}/defaultBucket`;
      const found = await readIfThere(google, url, BucketSchema);
      return found
        ? ok(found.bucket.name.split('/').at(-1) ?? '')
        : fault('there is no default bucket');
    },
    toDo: ({ project }) =>
      `Set up Storage: https://console.firebase.google.com/project/${project}/storage`,
  },
  {
    id: 'region',
    label: 'Region of functions',
    look: async (place) => {
      const base = `${place.origins.functions}/v2/projects/${place.project}/locations`;
      const { locations } = LocationsSchema.parse(
        await place.google('GET', `${base}?pageSize=300`),
      );
      const region = regionOf(place);
      if (!locations.some(({ locationId }) => locationId === region))
        return fault(`functions cannot run in ${region}`);
      const { functions } = FunctionsSchema.parse(
        await place.google('GET', `${base}/-/functions?pageSize=1000`),
      );
      const names = place.declared.functions.map(({ name }) => name);
      const elsewhere = functions.flatMap(({ name }) => {
        const [, at = '', id = ''] = /locations\/([^/]+)\/functions\/([^/]+)$/.exec(name) ?? [];
        return at !== region && names.includes(id) ? [at] : [];
      });
      return elsewhere.length > 0
        ? note(`${elsewhere.length} functions run in ${[...new Set(elsewhere)].join(', ')} so far`)
        : ok(region);
    },
    toDo: ({ project }) =>
      `Set PRESS_REGION in functions/.env.${project}. Functions of another region are made again; the deployment asks before it deletes the old ones.`,
  },
  {
    id: 'site',
    label: 'Hosting site',
    look: async ({ project, google, origins }) => {
      const url = `${origins.hosting}/v1beta1/projects/${project}/sites/${project}`;
      const found = await readIfThere(google, url, z.object({ name: z.string() }));
      return found ? ok(`${project}.web.app`) : fault(`there is no site ${project}`);
    },
    toDo: ({ project }) =>
      `Set up Hosting: https://console.firebase.google.com/project/${project}/hosting`,
  },
];
