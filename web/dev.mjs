/**
 * `npm run dev`: the pages from their source, with hot reload, against the local Firebase that is
 * running (`npm start`). Its addresses come from `.local/addresses.json`.
 */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, request as forward } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const port = Number(process.env.QUIRE_DEV_PORT ?? 5173);
const origin = `http://localhost:${port}`;

function readAddresses() {
  try {
    const text = readFileSync(new URL('../.local/addresses.json', import.meta.url), 'utf8');
    return JSON.parse(text);
  } catch {
    console.error('The local Firebase is not running: start it with "npm start" first.');
    process.exit(1);
  }
}

const addresses = readAddresses();
const withScheme = (address) => (/^https?:/.test(address) ? address : `http://${address}`);
const [press, auth, firestore, storage, functions] = [
  'press',
  'auth',
  'firestore',
  'storage',
  'functions',
].map((name) => new URL(withScheme(addresses[name])).origin);

const http = createHttpServer();
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});

/** Published files, and PDFs, come from the press itself. */
const isFile = (path) => path.startsWith('/media/') || /^\/article\/.+\.pdf$/.test(path);

function passOn(incoming, outgoing) {
  const { hostname, port: pressPort } = new URL(press);
  const { url: path, method, headers } = incoming;
  const onward = forward({ hostname, port: pressPort, path, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.writeHead(502).end('The press does not answer.'));
  incoming.pipe(onward);
}

/** The style sheets of the modules that the server has loaded, so that the first paint has them. */
function styleLinks() {
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()];
  const sheets = modules.filter(({ url }) => url.startsWith('/src/') && url.endsWith('.css'));
  return sheets.map(({ url }) => `<link rel="stylesheet" href="${url}">`).join('');
}

async function page(incoming, outgoing) {
  const { render } = await vite.ssrLoadModule('/src/entry-server.tsx');
  const projectId = addresses.project ?? 'demo-quire';
  const answer = await render(new Request(new URL(incoming.url, origin)), {
    origin,
    mediaOrigin: press,
    firestore: { projectId, host: new URL(firestore).host, ssl: false },
    browser: {
      firebase: { projectId, apiKey: 'local', storageBucket: `${projectId}.firebasestorage.app` },
      emulators: { auth, firestore, storage, functions },
    },
  });
  const headers = Object.fromEntries(answer.headers);
  // The development client is an inline script; production's policy stays as it is.
  delete headers['content-security-policy'];
  outgoing.writeHead(answer.status, headers);
  if (!headers['content-type']?.startsWith('text/html') || !answer.body) {
    if (answer.body) Readable.fromWeb(answer.body).pipe(outgoing);
    else outgoing.end();
    return;
  }
  const html = (await answer.text()).replace('</head>', `${styleLinks()}</head>`);
  outgoing.end(await vite.transformIndexHtml(incoming.url, html));
}

http.on('request', (incoming, outgoing) => {
  const { pathname } = new URL(incoming.url ?? '/', origin);
  if (isFile(pathname)) return passOn(incoming, outgoing);
  vite.middlewares(incoming, outgoing, () => {
    page(incoming, outgoing).catch((error) => {
      vite.ssrFixStacktrace(error);
      console.error(error);
      outgoing.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error.stack));
    });
  });
});

http.on('error', (error) => {
  console.error(`Port ${port} cannot be used (${error.code}); set QUIRE_DEV_PORT to another.`);
  process.exit(1);
});
http.listen(port, () => console.log(`Developing at ${origin} (data from ${press})`));

async function stop() {
  await vite.close();
  http.closeAllConnections();
  http.close(() => process.exit(0));
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
