import { createHash } from 'node:crypto';
import { THEME_SCRIPT } from './theme-script.ts';
import { TRUSTED_TYPES_SCRIPT } from './trusted-types-script.ts';

/** The one script that runs before anything else of a page. */
export const FIRST_SCRIPT = `${TRUSTED_TYPES_SCRIPT};${THEME_SCRIPT}`;

/** Its hash, by which the content security policy lets it run. */
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;
