import type { Recorded } from './recording-server.ts';

/** What changes something, in words. The groups of the path are put in for `$1`. */
const WORDS: readonly (readonly [method: RegExp, api: string, path: RegExp, words: string])[] = [
  [/POST/, 'cloudresourcemanager', /:setIamPolicy$/, 'grant roles'],
  [/POST/, 'secretmanager', /secrets\/([^/:]+):setIamPolicy$/, 'grant secrets'],
  [/POST/, 'firebaserules', /\/rulesets$/, 'upload rules'],
  [/POST|PATCH/, 'firebaserules', /\/releases(?:\/([\w.]+).*)?$/, 'release rules'],
  [/POST/, 'firestore', /\/indexes$/, 'create index'],
  [/PATCH/, 'firestore', /\/fields\//, 'create index of a field'],
  [/DELETE/, 'firestore', /\/indexes\//, 'delete index'],
  [/PUT/, 'storage', /source\.zip$/, 'upload source'],
  [/POST/, 'cloudfunctions', /\/functions$/, 'create functions'],
  [/PATCH/, 'cloudfunctions', /\/functions\/([^/]+)$/, 'update functions'],
  [/DELETE/, 'cloudfunctions', /\/functions\/([^/]+)$/, 'delete'],
  [/POST/, 'run', /services\/([^/:]+):setIamPolicy$/, 'open services'],
  [/PUT|PATCH/, 'run', /services\/([^/:]+)$/, 'tag $1'],
  [/POST/, 'cloudscheduler', /\/jobs$/, 'create schedules'],
  [/PATCH/, 'cloudscheduler', /\/jobs\//, 'update schedules'],
  [/POST/, 'firebasehosting', /\/versions$/, 'create version'],
  [/POST/, 'firebasehosting', /^\/upload\//, 'upload pages'],
  [/PATCH/, 'firebasehosting', /\/versions\//, 'change version'],
  [/POST/, 'firebasehosting', /\/releases$/, 'release pages'],
];

/** Requests that change nothing, however they are sent. */
const READS =
  /:(test|testIamPermissions|getIamPolicy|generateUploadUrl|populateFiles|generateServiceIdentity)$|^\/oauth2\//;

function doing(asked: Recorded): string[] {
  if (asked.method === 'GET' || asked.status !== 200 || READS.test(asked.path)) return [];
  for (const [method, api, path, words] of WORDS) {
    const found = method.test(asked.method) && api === asked.api ? path.exec(asked.path) : null;
    if (found) return [words.replace('$1', found[1] ?? '')];
  }
  return [`${asked.method} ${asked.api} ${asked.path}`];
}

/** What was done, in the order in which each began, with how often: `create functions ×9`. */
export function doings(asked: readonly Recorded[]): string[] {
  const counts = new Map<string, number>();
  for (const words of asked.flatMap(doing)) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => (count === 1 ? words : `${words} ×${count}`));
}
