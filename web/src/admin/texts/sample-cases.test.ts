import { parseMessage } from '@quire/model/messages/parse-message';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleCases } from './sample-cases.ts';

const shown = (text: string, locale = 'en-GB') =>
  sampleCases(parseMessage(text), locale, (name) => `[${name}]`).map(({ decides, parts }) => [
    decides.map((each) => each.join('=')).join(),
    renderToString(createElement(Fragment, null, ...parts)).replaceAll('<!-- -->', ''),
  ]);

test('shows a plain text once, with its values and tags', () => {
  expect(shown('Read <link>the article</link> of {name}')).toEqual([
    ['', 'Read <u>the article</u> of [name]'],
  ]);
});

test('shows each form of a plural that the language has', () => {
  expect(shown('{n, plural, one {# file} other {# files}}')).toEqual([
    ['n=0', '0 files'],
    ['n=1', '1 file'],
  ]);
  const six = '{n, plural, zero {0} one {1} two {2} few {f} many {m} other {o}}';
  expect(shown(six, 'ar').map(([, words]) => words)).toEqual(['0', '1', '2', 'f', 'm', 'o']);
});

test('shows each choice', () => {
  expect(shown('{kind, select, news {News} other {Posts}}')).toEqual([
    ['kind=news', 'News'],
    ['kind=other', 'Posts'],
  ]);
});
