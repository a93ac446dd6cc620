import { homePath, searchPath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { useSite } from '../../app/page/site.tsx';
import { usePress } from '../../layouts/press-digest.ts';

/** The press and its site, as schema.org describes them: who publishes, and how it is searched. */
export function HomeRecords() {
  const { origin } = useSite();
  const digest = usePress();
  if (!digest) return null;
  const { press, logo } = digest;
  const home = `${origin}${homePath()}`;
  const publisher = `${home}#press`;
  return (
    <JsonLd
      data={{
        '@graph': [
          {
            '@type': 'Organization',
            '@id': publisher,
            name: press.name,
            url: home,
            description: press.description || undefined,
            slogan: press.tagline || undefined,
            foundingDate: String(press.founded),
            email: press.infoEmail,
            address: press.address || undefined,
            logo: logo && new URL(logo.src, origin).href,
          },
          {
            '@type': 'WebSite',
            '@id': `${home}#site`,
            name: press.name,
            url: home,
            publisher: { '@id': publisher },
            potentialAction: {
              '@type': 'SearchAction',
              target: {
                '@type': 'EntryPoint',
                urlTemplate: `${origin}${searchPath()}?q={search_term_string}`,
              },
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      }}
    />
  );
}
