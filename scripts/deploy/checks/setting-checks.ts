/** What functions are given: parameters, secrets, the bucket of the exports. */
import { z } from 'zod';
import { readIfThere } from './ask-google.ts';
import { type Check, type CheckedPlace, fault, note, ok } from './check.ts';

/** What a parameter has to look like, where not every text will do. */
const SHAPES: Readonly<Record<string, readonly [shape: RegExp, words: string]>> = {
  PRESS_ORIGIN: [/^https:\/\/[^/\s]+$/, 'an address without a slash at the end'],
  WEB_API_KEY: [/^AIza[\w-]{30,}$/, 'the API key of the web app'],
  SMTP_HOST: [/^[\w.-]+$/, 'the name of a host'],
  SMTP_PORT: [/^\d{2,5}$/, 'a port'],
  MAIL_SENDER: [/@[\w.-]+\.\w{2,}>?\s*$/, 'a sender with an e-mail address'],
  SIGN_IN_PROVIDERS: [/^(google|orcid|google,\s*orcid|orcid,\s*google)?$/, 'google, orcid or both'],
  CARD_PROVIDER: [/^(stripe)?$/, 'stripe, or empty'],
  APP_CHECK: [/^(on)?$/, 'on, or empty'],
  MALWARE_SCANNER: [/^(clamd:\/\/\S+:\d+)?$/, 'clamd://HOST:PORT, or empty'],
};

/** Parameters that need others to be set too. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  APP_CHECK: ['APP_CHECK_SITE_KEY', 'WEB_APP_ID'],
  ALGOLIA_APP_ID: ['ALGOLIA_SEARCH_KEY'],
};

function problemsOf({ parameters, declared }: CheckedPlace): string[] {
  const shapes = declared.parameters.flatMap(({ name, default: usual }) => {
    const value = parameters[name] ?? usual;
    if (value === undefined || (value === '' && usual === undefined)) return [`${name} is not set`];
    const [shape, words] = SHAPES[name] ?? [];
    return shape && !shape.test(String(value)) ? [`${name} is not ${words}`] : [];
  });
  const lacking = Object.entries(TOGETHER).flatMap(([name, others]) =>
    parameters[name]
      ? others.filter((other) => !parameters[other]).map((other) => `${name} needs ${other}`)
      : [],
  );
  return [...shapes, ...lacking];
}

const VersionSchema = z.object({ state: z.string() });

/** Of each secret that functions are given: null where its newest version can be used. */
async function secretProblem(
  { project, google, origins }: CheckedPlace,
  name: string,
): Promise<string | null> {
  const url = `${origins.secretManager}/v1/projects/${project}/secrets/${name}/versions/latest`;
  const found = await readIfThere(google, url, VersionSchema);
  if (!found) return name;
  return found.state === 'ENABLED' ? null : `${name} (${found.state.toLowerCase()})`;
}

export const SETTING_CHECKS: readonly Check[] = [
  {
    id: 'parameters',
    label: 'Parameters',
    look: async (place) => {
      const problems = problemsOf(place);
      if (problems.length > 0) return fault(problems.join('; '));
      const asked = place.declared.parameters.filter(({ name }) => !(name in place.parameters));
      return asked.length > 0
        ? note(`asked for with a default: ${asked.map(({ name }) => name).join(', ')}`)
        : ok(`all ${place.declared.parameters.length} are set`);
    },
    toDo: ({ project }) =>
      `Write them into functions/.env.${project} (NAME=value, one a line): docs/deploy.md, “Once”. What is missing there is asked for while functions are deployed, with its default; without a terminal, the deployment fails.`,
  },
  {
    id: 'secrets',
    label: 'Secrets',
    look: async (place) => {
      const found = await Promise.all(
        place.declared.secrets.map((name) => secretProblem(place, name)),
      );
      const missing = found.filter((each) => each !== null);
      return missing.length > 0
        ? fault(`without a value: ${missing.join(', ')}`)
        : ok(`all ${found.length} have a value`);
    },
    toDo: ({ project }) =>
      `npx firebase functions:secrets:set NAME --project ${project}. For a service that is not used, the value is none; SECOND_FACTOR_KEY is what openssl rand -base64 32 prints.`,
  },
  {
    id: 'backups',
    label: 'Bucket of the exports',
    look: async ({ google, origins, parameters }) => {
      const bucket = parameters.BACKUP_BUCKET;
      if (!bucket) return ok('none is named: nothing is exported');
      const url = `${origins.storage}/storage/v1/b/${bucket}`;
      const found = await readIfThere(google, url, z.object({ location: z.string() }));
      return found ? ok(`${bucket}, in ${found.location}`) : fault(`there is no bucket ${bucket}`);
    },
    toDo: () => 'Create it (docs/backup.md), or leave BACKUP_BUCKET empty.',
  },
];
