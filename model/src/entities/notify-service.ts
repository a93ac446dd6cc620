/**
 * Services with which the press exchanges notifications (COAR Notify 1.0.1): preprint servers, review services,
 * repositories. The press knows nobody else.
 */
import { z } from 'zod';
import { t } from '../messages/t.ts';
import { RELATION_NAMES } from './relation.ts';

export const NOTIFY_SERVICES_MAX = 50;

/** What a service can announce about an article. */
export const ANNOUNCED_KINDS = ['review', 'endorsement', 'relationship'] as const;
export type AnnouncedKind = (typeof ANNOUNCED_KINDS)[number];

/**
 * A name of the public internet: no number, no name without a dot, none that exists only within a network. What is
 * sent to an address is sent by our servers, which reach more than visitors do.
 */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const INSIDE = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;
const DOI_PREFIX = /^10\.\d{4,9}$/;

const isPublicHost = (host: string): boolean => HOST.test(host) && !INSIDE.test(host);

/** An https address without a port, a password or a fragment, at a public name. */
function isPublicAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hash, hostname } = new URL(text);
  const isPlain = !port && !username && !password && !hash;
  return protocol === 'https:' && isPlain && isPublicHost(hostname);
}

const AddressSchema = z
  .string()
  .trim()
  .max(400)
  .refine(isPublicAddress, { error: () => t('fields.serviceAddress') });

export const NotifyServiceSchema = z.object({
  /** As readers and staff are told it: “Review by …”. */
  name: z.string().trim().min(1).max(120),
  /** The `id` of its notifications' `origin`, by which it is known. */
  id: AddressSchema,
  /** Where it takes notifications; '': nothing is sent to it. */
  inbox: z.union([z.literal(''), AddressSchema]).default(''),
  /** Whose works it holds: host names and prefixes of DOIs. */
  holds: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .refine((text) => DOI_PREFIX.test(text) || isPublicHost(text), {
          error: () => t('fields.serviceHolds'),
        }),
    )
    .max(20)
    .default([]),
  /** What is accepted from it; empty: nothing. */
  announces: z.array(z.enum(ANNOUNCED_KINDS)).default([]),
  /** What a work of it is to an article, where it announces a relationship: vocabularies of relationships have no end. */
  relation: z.enum(RELATION_NAMES).default('related'),
});
export type NotifyService = z.infer<typeof NotifyServiceSchema>;

const DOI_HOSTS: ReadonlySet<string> = new Set(['doi.org', 'dx.doi.org']);

/**
 * Whether a work at this address is the service's own: at one of its hosts or the host of its `id`, or a DOI with one
 * of its prefixes.
 *
 * @param address an http or https address; DOIs as addresses of doi.org
 */
export function holdsWork({ id, holds }: NotifyService, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, username } = new URL(address);
  if (!/^https?:$/.test(protocol) || username) return false;
  if (DOI_HOSTS.has(hostname)) return holds.includes(pathname.split('/')[1] ?? '');
  return hostname === new URL(id).hostname || holds.includes(hostname);
}
