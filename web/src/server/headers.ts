import { NOT_FOUND_CDN_SECONDS, PAGE_CDN_SECONDS } from '@quire/model/constants';
import type { PublicConfig } from '../app/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

interface PageFacts {
  readonly status: number;
  /** Whether caches may keep it. */
  readonly isKept: boolean;
  readonly config: PublicConfig;
  /** What the page leads machines to (RFC 8288). */
  readonly link?: string | undefined;
}

/** The headers of a page: how long it may be kept, and what the browser may do with it. */
export function pageHeaders(page: PageFacts): Headers {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl(page),
    'Content-Security-Policy': contentSecurityPolicy(page.config),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A window of another service's must be able to report back.
    'Cross-Origin-Opener-Policy': page.config.providers?.length
      ? 'same-origin-allow-popups'
      : 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  });
  if (page.link) headers.set('Link', page.link);
  return headers;
}

function cacheControl({ status, isKept }: PageFacts): string {
  if (!isKept || (status !== 200 && status !== 404)) return 'no-store';
  const seconds = status === 404 ? NOT_FOUND_CDN_SECONDS : PAGE_CDN_SECONDS;
  return `public, max-age=0, s-maxage=${seconds}`;
}
