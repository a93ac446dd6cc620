import { supplementMediaType } from '@quire/model/published-file-types';

/**
 * The media type of a file in the two halves that JATS has attributes for; empty for one whose name does not say what
 * it is.
 */
export function mimeTypeOf(name: string): { mimetype?: string; 'mime-subtype'?: string } {
  const lower = name.toLowerCase();
  // Supplements are never SVG, figures are.
  const type = lower.endsWith('.svg') ? 'image/svg+xml' : supplementMediaType(lower);
  const [mimetype = '', subtype = ''] = type.split('/');
  return type === 'application/octet-stream' ? {} : { mimetype, 'mime-subtype': subtype };
}
