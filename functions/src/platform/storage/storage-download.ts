/**
 * A published file out of Storage, fetched as an anonymous visitor: storage.rules decide. Bytes
 * pass through as they are stored, so that a compressed body stays compressed on its way.
 */
import http from 'node:http';
import https from 'node:https';
import { firebaseSettings } from '../config/firebase-settings.ts';
import { persistently } from './persistently.ts';

const PATIENCE_MS = 20_000;
const agents = {
  http: new http.Agent({ keepAlive: true }),
  https: new https.Agent({ keepAlive: true }),
};

function downloadUrl(path: string): URL {
  const { storageBucket, local } = firebaseSettings();
  const host = local ? `http://${local.storage}` : 'https://firebasestorage.googleapis.com';
  return new URL(`/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`, host);
}

function open(url: URL, headers: Readonly<Record<string, string>>): Promise<http.IncomingMessage> {
  const isPlain = url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const options = { headers, timeout: PATIENCE_MS };
    const request = isPlain
      ? http.get(url, { ...options, agent: agents.http }, resolve)
      : https.get(url, { ...options, agent: agents.https }, resolve);
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error('storage/timeout')));
  });
}

/**
 * The storage service's answer, its body not yet read. Where the service has just closed a connection that was kept, it is
 * asked again. Fails where the service is not there.
 */
export const openDownload = (
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<http.IncomingMessage> => persistently(() => open(downloadUrl(path), headers));
