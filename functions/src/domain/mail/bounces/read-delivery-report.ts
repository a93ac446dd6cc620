/**
 * Reads a delivery status notification (RFC 3464) as a mail server sends it to the sender of a mail that could not be
 * delivered: `multipart/report` with a machine-readable part and the headers of the bounced mail.
 */
import { type Bounce, enhancedStatus } from '../../outbox/bounces/hard-bounce.ts';

interface DeliveryReport {
  /** Of the bounced mail. */
  readonly messageId: string;
  readonly failed: readonly Bounce[];
}

type Fields = ReadonlyMap<string, string>;
interface Part {
  readonly fields: Fields;
  readonly body: string;
}

const PARTS_MOST = 20;
const RECIPIENTS_MOST = 50;

/** Header fields, unfolded, by their names in lower case; the first of repeated fields. */
function fieldsIn(text: string): Fields {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

function partOf(text: string): Part {
  const end = text.indexOf('\n\n');
  return end < 0
    ? { fields: fieldsIn(text), body: '' }
    : { fields: fieldsIn(text.slice(0, end)), body: text.slice(end + 2) };
}

const typeOf = ({ fields }: Part): string =>
  (fields.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';

function parameterOf({ fields }: Part, name: string): string | null {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(
    fields.get('content-type') ?? '',
  );
  return found?.[1] ?? found?.[2] ?? null;
}

/** The parts of a multipart, decoded if they are encoded. */
function partsOf(whole: Part): Part[] {
  const boundary = parameterOf(whole, 'boundary');
  if (!boundary) return [];
  return `\n${whole.body}`
    .split(`\n--${boundary}`)
    .slice(1, PARTS_MOST)
    .filter((text) => !text.startsWith('--'))
    .map((text) => partOf(text.replace(/^[ \t]*\n/, '')))
    .map(({ fields, body }) => ({ fields, body: decoded(fields, body) }));
}

function decoded(fields: Fields, body: string): string {
  const encoding = fields.get('content-transfer-encoding')?.toLowerCase() ?? '';
  if (encoding === 'base64')
    return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  if (encoding !== 'quoted-printable') return body;
  return body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** `rfc822; somebody@example.org` → the address. */
const addressOf = (field: string | undefined): string =>
  (field ?? '')
    .replace(/^[^;]*;/, '')
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase();

/** Each block of fields of a `message/delivery-status` after the first is about one receiver. */
function failedIn(status: string): Bounce[] {
  const blocks = status
    .trim()
    .split(/\n[ \t]*\n/)
    .slice(0, RECIPIENTS_MOST + 1);
  return blocks.map(fieldsIn).flatMap((fields): Bounce[] => {
    if (fields.get('action')?.toLowerCase() !== 'failed') return [];
    const address = addressOf(fields.get('original-recipient') ?? fields.get('final-recipient'));
    const final = addressOf(fields.get('final-recipient'));
    const said = (fields.get('diagnostic-code') ?? '').replace(/^[^;]*;\s*/, '');
    const code = fields.get('status')?.split(/[\s(]/)[0] ?? enhancedStatus(said) ?? '';
    if (!code.startsWith('5') || !(address || final)) return [];
    const reason = (said || 'The mail server gave no reason.').slice(0, 500);
    return [{ address: address || final, status: code.slice(0, 20), reason }];
  });
}

/** Reads a notification; null: it is none, has no permanent failure, or does not identify the mail. */
export function readDeliveryReport(bytes: Uint8Array): DeliveryReport | null {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replaceAll('\r\n', '\n')
    .replace(/^From .*\n/, '');
  const whole = partOf(text);
  if (typeOf(whole) !== 'multipart/report') return null;
  const parts = partsOf(whole);
  const status = parts.find((part) => /^message\/(global-)?delivery-status$/.test(typeOf(part)));
  const returned = parts.find((part) =>
    /^(message\/(rfc822|global)|text\/rfc822-headers|message\/(rfc822|global)-headers)$/.test(
      typeOf(part),
    ),
  );
  const messageId = partOf(returned?.body.trimStart() ?? '').fields.get('message-id') ?? '';
  const failed = status ? failedIn(status.body) : [];
  return messageId && failed.length > 0 ? { messageId, failed } : null;
}
