import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  exampleArticle,
  exampleNotice,
  exampleTranslation,
} from '../../../testing/example-deposit.ts';
import { pubmedFaults } from '../../../testing/pubmed/pubmed-faults.ts';
import { SCHEMA_FOLDER } from '../../../testing/validate-xml.ts';
import type { ArticleDeposit } from '../deposit.ts';
import { pubmedXml } from './pubmed-xml.ts';

const SAMPLES = join(SCHEMA_FOLDER, 'pubmed/samples');
const hasSamples = existsSync(SAMPLES);
if (!hasSamples) console.warn('The files that PubMed has taken are not here: a test is skipped.');

const article = (deposit: ArticleDeposit) =>
  pubmedXml({ deposit, type: 'research-article', akey: 'creeks' });
const whole = article(exampleArticle());

describe('a citation for PubMed', () => {
  it('is valid, also of what has little', () => {
    const bare = exampleArticle({
      metadata: {
        authors: [],
        funders: [],
        keywords: [],
        abstract: '',
        translations: [],
        dates: {},
      },
      ...{ markdown: '', bibtex: '' },
    });
    const all = [
      ...[whole, article(bare), article(exampleTranslation())],
      pubmedXml({ deposit: exampleNotice(), type: 'retraction', akey: 'notice' }),
    ];
    expect(all.map(pubmedFaults)).toEqual([[], [], [], []]);
  });

  it.skipIf(!hasSamples)('is judged by what PubMed has taken', () => {
    const texts = readdirSync(SAMPLES).map((name) => readFileSync(join(SAMPLES, name), 'utf8'));
    expect(texts.flatMap(pubmedFaults)).toEqual([]);
    expect(texts.length).toBeGreaterThan(0);
    expect(pubmedFaults(whole.replace('<Issn>', '<Isn>').replace('</Issn>', '</Isn>'))).toContain(
      'Isn is not declared',
    );
    expect(pubmedFaults(whole.replace(/<JournalTitle>.*?<\/JournalTitle>/, '')).join()).toMatch(
      'Journal may not hold',
    );
  });

  it('names the journal as the National Library of Medicine does, with the ISSN of the web', () => {
    expect(whole).toContain(
      '<JournalTitle>Coast. Earth Syst.</JournalTitle><Issn>2049-3630</Issn>',
    );
    expect(whole).toContain(
      '<PubDate PubStatus="epublish"><Year>2026</Year><Month>06</Month><Day>01</Day></PubDate>',
    );
  });

  it('names people with their iDs and where they work, and groups', () => {
    expect(whole).toContain('<FirstName EmptyYN="Y"/><LastName>Jun</LastName>');
    expect(whole).toContain(
      '<Affiliation>University of Ravnfjord, Norway</Affiliation><Identifier Source="ROR">https://ror.org/02y9nww90</Identifier>',
    );
    expect(whole).toContain('<Identifier Source="ORCID">https://orcid.org/0000-0002-1825-0097');
    expect(whole).toContain('<CollectiveName>The Creek Survey</CollectiveName>');
  });

  it('keeps the faces that PubMed has, and formulas', () => {
    expect(whole).toContain(
      '<ArticleTitle>How H<sub>2</sub>O &amp; <i>Spartina</i> drain <mml:math xmlns:mml=',
    );
  });

  it('gives the English title and abstract first, and the others in their languages', () => {
    expect(whole).toMatch(/<Abstract>They fill/);
    expect(whole).toContain('<OtherAbstract Language="en" Type="plain-language-summary">');
    expect(whole).toContain('<OtherAbstract Language="ar">');
    const spanish = article(
      exampleArticle({
        metadata: {
          ...{ language: 'es', title: 'Mareas', abstract: 'Suben.' },
          translations: [{ language: 'en', title: 'Tides', abstract: 'They rise.', keywords: [] }],
        },
      }),
    );
    expect(spanish).toContain(
      '<ArticleTitle>Tides</ArticleTitle><VernacularTitle>Mareas</VernacularTitle>',
    );
    expect(spanish).toContain('<Language>ES</Language>');
    expect(spanish).toContain('<Abstract>They rise.</Abstract>');
    expect(spanish).toContain('<OtherAbstract Language="es">Suben.</OtherAbstract>');
    expect(article(exampleTranslation())).toMatch(/<Issue>.*<\/Journal><VernacularTitle>/);
  });

  it('links a notice with its article, and lists grants and what is cited', () => {
    const notice = pubmedXml({ deposit: exampleNotice(), type: 'retraction', akey: 'notice' });
    expect(notice).toContain('<PublicationType>Retraction of Publication</PublicationType>');
    expect(notice).toContain(
      '<Object Type="Retraction"><Param Name="type">doi</Param><Param Name="id">10.5555/ces.creeks</Param></Object>',
    );
    expect(whole).toContain(
      '<Object Type="grant"><Param Name="id">948221</Param><Param Name="grantor">Silt &amp; Sand Council</Param>',
    );
    expect(whole).toContain('<ArticleId IdType="doi">10.5555/holt</ArticleId>');
  });
});
