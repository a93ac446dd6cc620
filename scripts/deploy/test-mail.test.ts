import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testMail } from './test-mail.ts';

let server: Server;
let origin = '';
let answer: unknown;
const asked: unknown[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push([request.url, request.headers.authorization, JSON.parse(await text(request))]);
    const isSignIn = request.url?.startsWith('/v1/accounts:signInWithPassword?key=k');
    response.end(JSON.stringify(isSignIn ? { idToken: 'token' } : answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());

const admin = { email: 'boss@press.example', password: 'secret words' };
const send = () => testMail({ functions: `${origin}/f`, apiKey: 'k', admin, identity: origin });

it('signs in as the admin and has a mail sent', async () => {
  answer = { result: { isWorking: true, message: 'Sent to boss@press.example.' } };
  expect(await send()).toEqual({ label: 'A mail to the admin leaves', problem: null });
  expect(asked).toEqual([
    ['/v1/accounts:signInWithPassword?key=k', undefined, { ...admin, returnSecureToken: true }],
    ['/f/admin/testConfiguration', 'Bearer token', { data: { what: 'mail' } }],
  ]);
});

it('says what the mail server said', async () => {
  answer = { result: { isWorking: false, message: '535 Authentication failed' } };
  expect(await send()).toMatchObject({ problem: '535 Authentication failed' });
});

it('says that nobody answers', async () => {
  answer = { error: { message: 'Not found' } };
  expect((await send()).problem).toContain('result');
});

it('says that it has not tried where no admin is named', async () => {
  const found = await testMail({
    ...{ functions: origin, apiKey: 'k', identity: origin },
    admin: undefined,
  });
  expect(found.problem).toBeNull();
  expect(found.label).toContain('not tried');
});
