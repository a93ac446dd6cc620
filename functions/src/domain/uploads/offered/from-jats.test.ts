import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { offeredFrom } from '@quire/model/submission/offered';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fromJats } from './from-jats.ts';

const JATS = `<?xml version="1.0"?><!DOCTYPE article [<!ENTITY a "aaaa">]>
<article xmlns:xlink="http://www.w3.org/1999/xlink"><front><article-meta>
<title-group><article-title>How <italic>creeks</italic> drain</article-title></title-group>
<contrib-group>
<contrib contrib-type="author" corresp="yes"><contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097</contrib-id>
<name><surname>Okoro</surname><given-names>Anselm</given-names></name><email>a@example.org</email><xref ref-type="aff" rid="aff2"/></contrib>
<contrib contrib-type="editor"><name><surname>Marchetti</surname></name></contrib>
<aff id="aff1"><label>1</label>Elsewhere</aff>
<aff id="aff2"><label>2</label><institution>University of Ravnfjord</institution>, Norway</aff>
</contrib-group>
<abstract><p>Slowly.</p><p>We show why.</p></abstract>
<kwd-group><kwd>tides</kwd><kwd>creeks</kwd></kwd-group>
</article-meta></front></article>`;

describe('a JATS file', () => {
  it('gives the metadata in its front', () => {
    const found = fromJats(strToU8(JATS));
    expect(found && offeredFrom(found)).toMatchObject({
      title: 'How creeks drain',
      abstract: 'Slowly.\n\nWe show why.',
      keywords: ['tides', 'creeks'],
      authors: [
        {
          given: 'Anselm',
          family: 'Okoro',
          email: 'a@example.org',
          orcid: '0000-0002-1825-0097',
          corresponding: true,
          affiliations: [1],
        },
      ],
      affiliations: [{ name: 'Elsewhere' }, { name: 'University of Ravnfjord, Norway' }],
    });
  });

  it('gives nothing where it is other XML, or not XML', () => {
    expect(fromJats(strToU8('<feed><title>x</title></feed>'))).toBeNull();
    expect(fromJats(strToU8('<article><front>'))).toBeNull();
    expect(fromJats(strToU8('not at all'))).toBeNull();
  });
});

const corpus = resolve(process.env.QUIRE_CORPUS ?? '../shared/corpus', 'jats');
const files = existsSync(corpus) ? readdirSync(corpus).filter((name) => name.endsWith('.xml')) : [];

it.skipIf(files.length === 0)('are read completely in the corpus’s articles', () => {
  for (const name of files.slice(0, 5)) {
    const found = fromJats(readFileSync(resolve(corpus, name)));
    const offered = found && offeredFrom(found);
    expect(offered?.title, name).toBeTruthy();
    expect(offered?.authors?.length, name).toBeGreaterThan(0);
  }
});
