export interface TestArticle {
  readonly doi: string;
  readonly url?: string;
  readonly title?: string;
  readonly citations?: string;
  readonly more?: string;
}

export const SUCCESS = 'Your batch submission was successfully received.';

/** A deposit of articles as the schema 5.5.0 takes it. */
export function batchOf(
  id: string,
  timestamp: string,
  articles: readonly TestArticle[],
  version = ' version="5.5.0"',
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<doi_batch${version} xmlns="http://www.crossref.org/schema/5.5.0" xmlns:rel="http://www.crossref.org/relations.xsd">
<head><doi_batch_id>${id}</doi_batch_id><timestamp>${timestamp}</timestamp>
<depositor><depositor_name>Press</depositor_name><email_address>doi@press.example</email_address></depositor>
<registrant>Press</registrant></head>
<body><journal><journal_metadata language="en"><full_title>Tides</full_title><issn media_type="electronic">2049-3630</issn></journal_metadata>
${articles.map(articleXml).join('\n')}
</journal></body></doi_batch>`;
}

const articleXml = ({ doi, url, title = doi, citations = '', more = '' }: TestArticle): string =>
  `<journal_article publication_type="full_text"><titles><title>${title}</title></titles>
<contributors><person_name sequence="first" contributor_role="author"><given_name>Maren</given_name><surname>Holt</surname></person_name></contributors>
<publication_date media_type="online"><year>2026</year></publication_date>${more}
<doi_data><doi>${doi}</doi><resource>${url ?? `https://press.example/article/${doi}`}</resource></doi_data>
${citations && `<citation_list>${citations}</citation_list>`}</journal_article>`;
