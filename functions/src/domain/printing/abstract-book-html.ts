/** A conference's book of abstracts as a page to print: what people wrote is text, never HTML. */

import { type Abstract, abstractNumber } from '@quire/model/entities/abstract';
import type { Conference } from '@quire/model/entities/conference';
import { escapeHtml } from '@quire/model/mail/escape-html';
import { dateRange } from '@quire/model/messages/date-range';
import { longDate } from '@quire/model/messages/dates';
import { language, locale } from '@quire/model/messages/language';
import { LANGUAGES } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';

interface Accepted {
  readonly id: string;
  readonly abstract: Pick<Abstract, 'number' | 'title' | 'authors' | 'text' | 'topic' | 'state'>;
}

interface Part {
  readonly title: string;
  readonly facts: string;
  readonly abstracts: readonly Accepted[];
}

const byNumber = (a: Accepted, b: Accepted) => a.abstract.number - b.abstract.number;

/** Talks by the sessions of the programme, then those without one, then posters. */
export function partsOf(
  { sessions }: Pick<Conference, 'sessions'>,
  accepted: readonly Accepted[],
): Part[] {
  const left = new Map(accepted.map((each) => [each.id, each] as const));
  const take = (id: string | undefined): Accepted[] => {
    const found = id === undefined ? undefined : left.get(id);
    if (!found) return [];
    left.delete(found.id);
    return [found];
  };
  const inSessions = sessions.map(({ title, day, from, room, talks }) => ({
    title,
    facts: [longDate(day), from, room].filter(Boolean).join(' · '),
    abstracts: talks.flatMap(({ abstract }) => take(abstract)),
  }));
  const others = [...left.values()].toSorted(byNumber);
  const of = (state: string) => others.filter(({ abstract }) => abstract.state === state);
  return [
    ...inSessions,
    {
      title: inSessions.some(({ abstracts }) => abstracts.length > 0)
        ? t('printedWords.moreTalks')
        : t('printedWords.talks'),
      facts: '',
      abstracts: of('talk'),
    },
    { title: t('printedWords.posters'), facts: '', abstracts: of('poster') },
  ].filter(({ abstracts }) => abstracts.length > 0);
}

function authorsHtml(authors: Abstract['authors']): string {
  const places = [...new Set(authors.map(({ affiliation }) => affiliation))];
  const names = authors.map(({ name, affiliation, isPresenting }) => {
    const mark = places.length > 1 ? `<sup>${places.indexOf(affiliation) + 1}</sup>` : '';
    const shown = escapeHtml(name);
    return `${isPresenting ? `<u>${shown}</u>` : shown}${mark}`;
  });
  const named = places.map((place, at) =>
    places.length > 1 ? `<sup>${at + 1}</sup> ${escapeHtml(place)}` : escapeHtml(place),
  );
  return `<p class="authors" dir="auto">${names.join(', ')}</p><p class="places" dir="auto">${named.join('; ')}</p>`;
}

function abstractHtml({ abstract }: Accepted): string {
  const { number, title, authors, text, topic } = abstract;
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((each) => `<p dir="auto">${escapeHtml(each.trim())}</p>`)
    .join('\n');
  const facts = [abstractNumber(number), topic].filter(Boolean).join(' · ');
  return `<article id="a${number}"><p class="facts">${escapeHtml(facts)}</p>
<h3 dir="auto">${escapeHtml(title)}</h3>${authorsHtml(authors)}
${paragraphs}</article>`;
}

/** The whole page in the language of the book: a title, the contents with links, the abstracts. */
export function abstractBookHtml(
  conference: Omit<Conference, 'translations'>,
  accepted: readonly Accepted[],
  publisher: string,
): string {
  const { name, theme, city, country, start, end } = conference;
  const parts = partsOf(conference, accepted);
  const place = [city, country].filter(Boolean).join(', ');
  const contents = parts.map(
    ({ title, abstracts }) =>
      `<li>${escapeHtml(title)}<ul>${abstracts
        .map(
          ({ abstract }) =>
            `<li><a href="#a${abstract.number}">${abstractNumber(abstract.number)} <bdi>${escapeHtml(abstract.title)}</bdi></a></li>`,
        )
        .join('')}</ul></li>`,
  );
  const texts = parts.map(
    ({ title, facts, abstracts }) =>
      `<section><h2>${escapeHtml(title)}</h2>${facts ? `<p class="facts">${escapeHtml(facts)}</p>` : ''}
${abstracts.map(abstractHtml).join('\n')}</section>`,
  );
  return `<!doctype html><html lang="${locale()}" dir="${LANGUAGES[language()].direction}"><head><meta charset="utf-8"><title>${escapeHtml(t('printedWords.bookOfAbstractsOf', { name }))}</title></head>
<body><main><header><p class="facts">${escapeHtml(t('printedWords.bookOfAbstracts'))}</p><h1>${escapeHtml(name)}</h1>
${theme ? `<p class="theme">${escapeHtml(theme)}</p>` : ''}
<p>${escapeHtml([dateRange(start, end), place].filter(Boolean).join(' · '))}</p><p>${escapeHtml(publisher)}</p></header>
<nav aria-label="${escapeHtml(t('printedWords.contents'))}"><h2>${escapeHtml(t('printedWords.contents'))}</h2><ul>${contents.join('')}</ul></nav>
${texts.join('\n')}</main></body></html>`;
}
