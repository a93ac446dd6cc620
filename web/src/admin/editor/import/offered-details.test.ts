import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { expect, test } from 'vitest';
import { chosenDetails, offeredDetails } from './offered-details.ts';

const NOW = ArticleMetadataSchema.parse({ title: 'Mud', keywords: ['mud'], doi: '10.5555/mud.1' });
const AUTHORS = ArticleMetadataSchema.parse({
  title: 'x',
  authors: [{ given: 'Ada', family: 'Holt', affiliations: [0] }],
  affiliations: [{ name: 'University of Salt' }],
});
const text = {
  title: 'Mud and salt',
  abstract: '',
  markdown: '',
  bibliography: '',
  macros: {},
  pictures: new Map(),
  problems: [],
  sections: [],
  counts: null,
  details: {
    authors: AUTHORS.authors,
    affiliations: AUTHORS.affiliations,
    keywords: ['mud'],
    doi: '10.5555/mud.2',
    funding: 'None.',
    dates: { accepted: '2026-01-02' },
  },
};

test('offers what a file states, with what it would replace', () => {
  expect(offeredDetails(text, NOW)).toEqual([
    { field: 'title', label: 'Title', said: 'Mud and salt', now: 'Mud' },
    {
      field: 'authors',
      label: 'Authors and affiliations',
      said: 'Ada Holt (one affiliation)',
      now: '',
    },
    { field: 'dates', label: 'Dates', said: 'accepted 2 Jan 2026', now: '' },
    { field: 'doi', label: 'DOI', said: '10.5555/mud.2', now: '10.5555/mud.1' },
    { field: 'funding', label: 'Funding', said: 'None.', now: '' },
  ]);
});

test('names translations by their title and language', () => {
  const translations = [{ language: 'fr', title: 'La vase' }];
  const stated = { ...text, title: 'Mud', details: { translations } };
  expect(offeredDetails(stated, NOW)).toEqual([
    {
      ...{ field: 'translations', label: 'Translations of the title and abstract' },
      ...{ said: 'La vase (French)', now: '' },
    },
  ]);
});

test('offers the language by its name, and the article that was translated', () => {
  const stated = { ...text, title: 'Mud', details: { language: 'fr', translationOf: 'silt' } };
  expect(offeredDetails(stated, NOW)).toEqual([
    { field: 'language', label: 'Language', said: 'French', now: 'English' },
    { field: 'translationOf', label: 'Translation of (key)', said: 'silt', now: '' },
  ]);
});

test('imports what was chosen, and affiliations with their authors', () => {
  const { authors, affiliations } = text.details;
  expect(chosenDetails(text.details, ['authors'])).toEqual({ authors, affiliations });
  expect(chosenDetails({ authors }, ['authors'])).toEqual({ authors, affiliations: [] });
  expect(chosenDetails(text.details, [])).toEqual({});
});
