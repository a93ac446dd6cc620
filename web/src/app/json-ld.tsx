import { withoutIsolates } from '@quire/model/messages/without-isolates';

/** A page's meaning for machines (schema.org, JSON-LD). Undefined fields are left out. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = withoutIsolates(JSON.stringify({ '@context': 'https://schema.org', ...data }));
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, which cannot end its element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
