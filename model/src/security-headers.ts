/** What every answer of the press tells browsers, whatever it is; pages and files add their own policy. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The content security policy of files that are not pages: they load nothing, run nothing, and cannot be framed. */
export const INERT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Of a document that is opened by itself, which a sandbox would hinder: a PDF is not shown in one. */
export const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of a document whose forms lead to the press itself. */
export const FORM_POLICY = DOCUMENT_POLICY.replace("form-action 'none'", "form-action 'self'");

/** Of scripts and styles: a worker takes its own policy from its script's answer. */
export const ASSET_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
