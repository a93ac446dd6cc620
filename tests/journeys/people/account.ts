import { randomInt } from 'node:crypto';
import type { RegisterRequest } from '@quire/model/calls/calls';
import { SESSIONS, sessionDocId } from '@quire/model/collections';
import { CONSENT_VERSION } from '@quire/model/constants';
import { mailVerifyPath } from '@quire/model/paths';
import { z } from 'zod';
import { callFunction } from '../call-function.ts';
import { linkTo } from '../mailbox.ts';
import { press } from '../press-addresses.ts';

export const PASSWORD = 'seven oysters under a slack tide';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** An address that no earlier run has used, should the press be one that was there before. */
export const newAddress = (name: string): string =>
  `${name}-${Date.now().toString(36)}${randomInt(1e6).toString(36)}@journeys.example`;

/** A separate network for this run: requests for mail are counted for an hour. */
export const newNetwork = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

/** The data of a registration. */
export const registration = (
  email: string,
  change: Partial<RegisterRequest> = {},
): RegisterRequest => ({
  given: 'Wilma',
  family: 'Aarestad',
  email,
  password: PASSWORD,
  affiliation: 'Institute of Waters, Nordvik',
  country: 'NO',
  consent: CONSENT_VERSION,
  ...change,
});

const SignedInSchema = z.object({
  idToken: z.string(),
  localId: z.string(),
  email: z.string(),
  refreshToken: z.string(),
  expiresIn: z.coerce.number(),
});

/** The key of the web app at a local Firebase, and the name of the app that keeps the session. */
const API_KEY = 'local';
const APP_NAME = 'signed-in';

const signInAddress = () =>
  `${press.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`;

/** Firebase Auth's own answer to an address and a password. */
export const askToSignIn = (email: string, password: string): Promise<Response> =>
  fetch(signInAddress(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });

const ClaimsSchema = z.object({ user_id: z.string(), auth_time: z.number() });

/** Records the session of a token, as the browser does that signs in. Returns Firestore's status. */
export async function recordSession(idToken: string): Promise<number> {
  const [, payload = ''] = idToken.split('.');
  const { user_id: uid, auth_time: authTime } = ClaimsSchema.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  const database = `projects/${press.project}/databases/(default)`;
  const write = {
    update: {
      name: `${database}/documents/${SESSIONS}/${sessionDocId(uid, authTime)}`,
      fields: {
        uid: { stringValue: uid },
        startedAt: { timestampValue: new Date(authTime * 1000).toISOString() },
        device: { stringValue: 'A program' },
      },
    },
    updateTransforms: [{ fieldPath: 'seenAt', setToServerValue: 'REQUEST_TIME' }],
  };
  const { status } = await fetch(`${press.firestore}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ writes: [write] }),
  });
  return status;
}

/** A session without a page. */
export async function signInByHttp({
  email,
  password,
}: Person): Promise<{ idToken: string; uid: string }> {
  const { idToken, localId } = SignedInSchema.parse(
    await (await askToSignIn(email, password)).json(),
  );
  await recordSession(idToken);
  return { idToken, uid: localId };
}

/**
 * What the browser's `localStorage` has once a person has signed in: Firebase Auth continues with it. Other than the
 * form it costs no page.
 */
export async function storedSession({
  email,
  password,
}: Person): Promise<{ name: string; value: string }[]> {
  const signedIn = SignedInSchema.parse(await (await askToSignIn(email, password)).json());
  // Without its record the rules let a session read nothing.
  await recordSession(signedIn.idToken);
  const stsTokenManager = {
    refreshToken: signedIn.refreshToken,
    accessToken: signedIn.idToken,
    expirationTime: Date.now() + signedIn.expiresIn * 1000,
  };
  // The rest Firebase Auth asks for when the page opens.
  const user = {
    ...{ uid: signedIn.localId, email: signedIn.email, emailVerified: true, isAnonymous: false },
    ...{ providerData: [], stsTokenManager, apiKey: API_KEY, appName: APP_NAME },
  };
  return [
    { name: `firebase:authUser:${API_KEY}:${APP_NAME}`, value: JSON.stringify(user) },
    { name: 'quire:signed-in', value: '1' },
  ];
}

/** Registers a person and confirms their address by the mailed link, without the pages. */
export async function joinPress(
  name: string,
  change: Partial<RegisterRequest> = {},
): Promise<Person> {
  const asked = registration(newAddress(name), change);
  const person = { email: asked.email, password: asked.password };
  await callFunction('registerAccount', asked, { network: newNetwork() });
  const { hash } = new URL(await linkTo(person.email, mailVerifyPath()));
  await callFunction('verifyEmail', { token: hash.slice(1) });
  return person;
}
