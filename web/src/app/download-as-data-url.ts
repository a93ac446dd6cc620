import { DOWNLOAD_MAX_BYTES } from '@quire/model/constants';
import { ERRORS, errorMessage } from '@quire/model/errors';

type DownloadCode = Extract<keyof typeof ERRORS, `download/${string}`>;

/** Why a file was not downloaded. `status` is what the host answered, where it answered. */
class DownloadError extends Error {
  readonly code: DownloadCode;
  readonly status: number;

  constructor(code: DownloadCode, values: Readonly<Record<string, string>>, status?: number) {
    super(errorMessage(code, values));
    this.name = 'DownloadError';
    this.code = code;
    this.status = status ?? ERRORS[code].status;
  }
}

interface DownloadOptions {
  /** A file that is larger is given up as soon as that is known. */
  readonly mostBytes?: number;
  /** Lets the file come from another host, by https. The content security policy has its own say. */
  readonly otherHosts?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * A file as a base64 data URL. Files of this host only, unless the
 * caller allows others.
 *
 * @throws DownloadError `{status} not allowed` where the answer is not a 200, the
 *   error's text where there is no answer; and where the address is refused or the file too large
 */
export async function downloadAsDataUrl(
  address: string,
  { mostBytes = DOWNLOAD_MAX_BYTES, otherHosts = false, signal }: DownloadOptions = {},
): Promise<string> {
  const here = new URL(location.href);
  const mayComeFrom = (url: URL) =>
    url.origin === here.origin || (otherHosts && url.protocol === 'https:');
  if (!URL.canParse(address, here.href) || !mayComeFrom(new URL(address, here))) {
    throw new DownloadError('download/refused', { address });
  }
  const stop = new AbortController();
  const until = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  try {
    const answer = await fetch(address, { credentials: 'omit', signal: until });
    // Where a redirect has led.
    if (!mayComeFrom(new URL(answer.url, here))) {
      throw new DownloadError('download/refused', { address });
    }
    if (answer.status !== 200) {
      const { status } = answer;
      throw new DownloadError('download/not-allowed', { status: String(status) }, status);
    }
    const bytes = await readAtMost(mostBytes, answer);
    return `data:${mediaType(answer)};base64,${base64(bytes)}`;
  } catch (error) {
    stop.abort();
    if (error instanceof DownloadError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DownloadError('download/failed', { reason });
  }
}

async function readAtMost(most: number, answer: Response): Promise<Uint8Array> {
  const tooLarge = () => new DownloadError('download/too-large', { most: String(most) });
  if (Number(answer.headers.get('content-length')) > most) throw tooLarge();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) throw tooLarge();
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** What the host says the file is, without parameters. */
function mediaType({ headers }: Response): string {
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(headers.get('content-type') ?? '')?.[0];
  return type ?? 'application/octet-stream';
}

/** Whole groups of three bytes, and few enough to be the arguments of one call. */
const STEP = 3 * 8_192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += STEP) {
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + STEP)));
  }
  return text;
}
