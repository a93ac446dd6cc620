import type { DataRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { placeholderRouter } from './placeholder-router.ts';

const routes = [
  { id: 'a', path: '/a', loader: () => 'never called' },
  { id: 'b', path: '/b' },
];

function openAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://press.example');
  vi.stubGlobal('window', { location: { pathname, search, hash }, history: { state: null } });
}

afterEach(() => vi.unstubAllGlobals());

/** A whole router that only remembers where it was sent. */
function listening() {
  const sent: unknown[] = [];
  const whole: Pick<DataRouter, 'navigate'> = {
    navigate: async (to: unknown) => void sent.push(to),
  };
  return { sent, wake: vi.fn(async () => Object(whole)) };
}

test('shows the page with the data that came with it, and loads nothing', () => {
  openAt('/a?x=1#deep');
  const { wake } = listening();
  const { state } = placeholderRouter(
    { routes, basename: '/', hydrationData: { loaderData: { a: 'sent' } }, getContext: Object },
    wake,
  );
  expect(state.matches.map(({ route }) => route.id)).toEqual(['a']);
  expect(state.loaderData).toEqual({ a: 'sent' });
  expect(state.location).toMatchObject({ pathname: '/a', search: '?x=1', hash: '#deep' });
  expect(state.initialized).toBe(true);
  expect(wake).not.toHaveBeenCalled();
});

test('leaves a navigation to the whole router, and says where it is going', async () => {
  openAt('/a');
  const { sent, wake } = listening();
  const router = placeholderRouter(
    { routes, basename: '/', hydrationData: {}, getContext: Object },
    wake,
  );
  await router.navigate('/b');
  await router.navigate({ pathname: '/b', search: '?y=2' });
  await router.navigate(-1);
  expect(sent).toEqual(['/b', { pathname: '/b', search: '?y=2' }, -1]);
  expect(wake.mock.calls).toEqual([['/b'], ['/b?y=2'], [null]]);
});

test('keeps its state as it is, so that nothing is drawn twice', () => {
  openAt('/a');
  const router = placeholderRouter(
    { routes, basename: '/', hydrationData: {}, getContext: Object },
    listening().wake,
  );
  expect(router.state).toBe(router.state);
});

test('says that it is navigating while it waits for the whole router', async () => {
  openAt('/a');
  const { promise, resolve } = Promise.withResolvers<DataRouter>();
  const router = placeholderRouter(
    { routes, basename: '/', hydrationData: {}, getContext: Object },
    () => promise,
  );
  const seen: string[] = [];
  router.subscribe(({ navigation }) => seen.push(navigation.state));
  const arrived = router.navigate('/b');
  expect(seen).toEqual(['loading']);
  resolve(await listening().wake());
  await arrived;
});

test('shows the error where the whole router cannot be loaded', async () => {
  openAt('/a');
  const missing = new Error('missing');
  const router = placeholderRouter(
    { routes, basename: '/', hydrationData: {}, getContext: Object },
    async () => {
      throw missing;
    },
  );
  await router.navigate('/b');
  expect(router.state).toMatchObject({ errors: { a: missing }, navigation: { state: 'idle' } });
});
