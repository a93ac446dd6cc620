import { NOT_FOUND_CDN_SECONDS, PAGE_CDN_SECONDS } from '@quire/model/constants';
import { language } from '@quire/model/messages/language';
import { SECURITY_HEADERS } from '@quire/model/security-headers';
import type { PublicConfig } from '../config/config.ts';
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from './content-security-policy.ts';

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
    ...SECURITY_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language(),
    'Cache-Control': cacheControl(page),
    'Content-Security-Policy': contentSecurityPolicy(page.config),
    'Reporting-Endpoints': REPORTING_ENDPOINTS,
    // A window of another service's must be able to report back.
    ...(page.config.providers?.length
      ? { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }
      : {}),
  });
  if (page.link) headers.set('Link', page.link);
  return headers;
}

function cacheControl({ status, isKept }: PageFacts): string {
  if (!isKept || (status !== 200 && status !== 404)) return 'no-store';
  const seconds = status === 404 ? NOT_FOUND_CDN_SECONDS : PAGE_CDN_SECONDS;
  return `public, max-age=0, s-maxage=${seconds}`;
}
