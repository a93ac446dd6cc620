/** Hosting: its site, versions, files and releases. */
import { z } from 'zod';
import { type PretendedProject, ThingSchema } from './pretended-project.ts';
import { Refusal, type Route } from './route.ts';

const FilesSchema = z.object({ files: z.record(z.string(), z.string()) });

export function hostingAnswers({ id, versions, files }: PretendedProject): readonly Route[] {
  const site = {
    ...{ name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE' },
    defaultUrl: `https://${id}.web.app`,
  };
  return [
    ['GET', 'firebasehosting', /\/sites$/, () => ({ sites: [site] })],
    ['GET', 'firebasehosting', /\/sites\/[^/]+$/, () => site],
    ['GET', 'firebasehosting', /\/channels\/live$/, () => ({ name: 'live' })],
    ['GET', 'firebasehosting', /\/versions$/, () => ({ versions: [...versions.values()] })],
    [
      'POST',
      'firebasehosting',
      /\/versions$/,
      ({ body }) => {
        const name = `projects/${id}/sites/${id}/versions/${versions.size + 1}`;
        versions.set(name, { ...ThingSchema.parse(body), name });
        return { name };
      },
    ],
    [
      'POST',
      'firebasehosting',
      /\/versions\/[^/]+:populateFiles$/,
      ({ body }) => {
        const hashes = Object.values(FilesSchema.parse(body).files);
        return {
          uploadUrl: `http://firebasehosting.googleapis.com/upload/sites/${id}/versions/1/files`,
          uploadRequiredHashes: hashes.filter((hash) => !files.has(hash)),
        };
      },
    ],
    [
      'POST',
      'firebasehosting',
      /^\/upload\/.+\/files\/([0-9a-f]+)$/,
      (_, hash = '') => {
        files.add(hash);
        return {};
      },
    ],
    [
      'PATCH',
      'firebasehosting',
      /^\/v1beta1\/(.+\/versions\/[^/]+)$/,
      ({ body }, name = '') => {
        const version = versions.get(name);
        if (!version) throw new Refusal(404, 'no such version');
        const changed = { ...version, ...ThingSchema.parse(body) };
        versions.set(name, changed);
        return changed;
      },
    ],
    ['POST', 'firebasehosting', /\/releases$/, () => ({ name: 'release' })],
  ];
}
