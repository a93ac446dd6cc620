import { plugins } from '@citation-js/core';
import { expect, it } from 'vitest';
import { cslLocale } from './csl-locale.ts';
import { openLibrary } from './library.ts';

it.each([
  ['en-GB', ['en-GB', 'en-AU', 'en-Latn-NZ']],
  ['en-US', ['en', 'en-US', 'pt-BR', 'zh-Hans', '']],
  ['fr-FR', ['fr', 'fr-FR', 'FR-ca']],
  ['de-DE', ['de', 'de-AT', 'de-Latn-CH']],
  ['es-ES', ['es', 'es-MX']],
  ['nl-NL', ['nl', 'nl-BE']],
])('is %s for %j', (locale, tags) => {
  expect(new Set(tags.map(cslLocale))).toEqual(new Set([locale]));
  expect(plugins.config.get('@csl').locales.has(locale)).toBe(true);
});

it('makes the British locale of the American one', () => {
  cslLocale('en-GB');
  const xml = String(plugins.config.get('@csl').locales.get('en-GB'));
  expect(xml).toContain('xml:lang="en-GB"');
  expect(xml).toContain('punctuation-in-quote="false"');
  expect(xml).toContain('<term name="open-quote">‘</term>');
  expect(xml).toContain('<term name="open-inner-quote">“</term>');
  expect(xml).toContain('<date form="text"><date-part name="day" suffix=" "/>');
});

it('cites the works of a text in either', () => {
  const item = {
    ...{ id: 'a', type: 'article-journal', title: 'Mud', 'container-title': 'Tides' },
    ...{ author: [{ family: 'Holt', given: 'Ada' }], issued: { 'date-parts': [[2020]] } },
  };
  for (const language of ['en-US', 'en-GB']) {
    const { names, entries } = openLibrary(JSON.stringify([item]), language).cite(['a']);
    expect(names.get('a')?.full).toBe('Holt, 2020');
    expect(entries[0]?.html).toContain('Holt, A. (2020). Mud.');
  }
});

it.each([
  ['en', 'Holt, n.d.', 'Mud and “salt.” In B. Okoro (Ed.), <i>Tides</i> (2nd ed., pp.'],
  ['en-GB', 'Holt, n.d.', 'Mud and ‘salt’. In B. Okoro (Ed.), <i>Tides</i> (2nd ed., pp.'],
  ['fr', 'Holt, s. d.', 'Mud and « salt ». In B. Okoro (Éd.), <i>Tides</i> (2<sup>e</sup> éd., p.'],
  ['de', 'Holt, o. J.', 'Mud and „salt“. In B. Okoro (Hrsg.), <i>Tides</i> (2. Aufl., S.'],
  ['es', 'Holt, s. f.', 'Mud and «salt». En B. Okoro (Ed.), <i>Tides</i> (2.<sup>a</sup> ed., pp.'],
])('writes the words of the list in the language of the text: %s', (language, name, entry) => {
  const item = {
    ...{ id: 'a', type: 'chapter', title: 'Mud and "salt"', 'container-title': 'Tides' },
    ...{ edition: '2', page: '1-9', author: [{ family: 'Holt', given: 'Ada' }] },
    editor: [{ family: 'Okoro', given: 'Ben' }],
  };
  const { names, entries } = openLibrary(JSON.stringify([item]), language).cite(['a']);
  const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(names.get('a')?.full)).toBe(name);
  expect(plain(entries[0]?.html)).toContain(entry);
});
