/** Single values of a record, in the spellings of the files. */
import { type ReportRemark, reportRemark } from '@quire/model/entities/report-remark';
import { z } from 'zod';
import { inlineMarkdown } from './inline-markdown.ts';

/** `12–29`, `12-29`, `e01237-20`, `7`: a range has two numbers, an article number one. */
export function pagesOf(text: string): {
  readonly pages: { readonly first: string; readonly last?: string } | undefined;
  readonly eLocationId: string | undefined;
} {
  const tidy = text.replace(/[‐‑–—−]+|--+/g, '-').replace(/\s+/g, '');
  const range = /^([a-z]{0,3}\d[\d.]*)-([a-z]{0,3}\d[\d.]*)$/i.exec(tidy);
  const [first = '', last = ''] = [range?.[1], range?.[2]];
  // `e01237-20` is one article of 2020; `s12-s19` are pages.
  const isRange =
    range && (/^\d/.test(first) || /^[a-z]/i.test(last)) && `${first}${last}`.length <= 40;
  if (isRange)
    return {
      pages: { first: first.slice(0, 20), last: last.slice(0, 20) },
      eLocationId: undefined,
    };
  if (/^\d{1,6}$/.test(tidy)) return { pages: { first: tidy }, eLocationId: undefined };
  return { pages: undefined, eLocationId: tidy ? tidy.slice(0, 30) : undefined };
}

const numbers = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.map(Number);
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const parts = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T.*)?$/.exec(text);
  return parts ? parts.slice(1).filter(Boolean).map(Number) : [];
};

export type Publication =
  | { readonly ok: true; readonly year: number | undefined; readonly published: string | undefined }
  | { readonly ok: false; readonly remark: ReportRemark };

const OLDEST = 1600;

/**
 * The date of publication and its year. If a file has only a year or a month, its first day is used: lists need a date,
 * and readers see the year of the issue.
 */
export function publicationDate(date: unknown, year: unknown, today: Date): Publication {
  const [from = [], other = []] = [numbers(date), numbers(year)];
  const parts = from.length > 0 ? from : other;
  const [y] = parts;
  if (y === undefined) return { ok: true, year: undefined, published: undefined };
  if (!(y >= OLDEST && y <= today.getUTCFullYear() + 1)) {
    return { ok: false, remark: reportRemark('year-impossible', { year: y }) };
  }
  const [, month = 1, day = 1] = parts;
  const two = (n: number) => String(n).padStart(2, '0');
  const published = `${y}-${two(month)}-${two(day)}`;
  if (!z.iso.date().safeParse(published).success)
    return { ok: false, remark: reportRemark('day-impossible', { day: published }) };
  return { ok: true, year: other[0] ?? y, published };
}

/** Keywords from a list or from a text with semicolons or commas. */
export function keywordsIn(value: unknown): string[] {
  const list = Array.isArray(value)
    ? value.map(String)
    : typeof value === 'string'
      ? value.split(value.includes(';') ? ';' : ',')
      : [];
  const words = list
    .map((each) => inlineMarkdown(each).plain)
    .filter((each) => each && each.length <= 80);
  return [...new Set(words)];
}

/** Creative Commons' addresses and names as SPDX writes them; undefined for anything else. */
export function licenceOf(text: string): string | undefined {
  const address =
    /creativecommons\.org\/(?:licenses\/([a-z-]+)\/(\d\.\d)|publicdomain\/zero)/i.exec(text);
  if (address) return address[1] ? `CC-${address[1].toUpperCase()}-${address[2]}` : 'CC0-1.0';
  const name = /^cc[ -](by(?:-(?:nc|sa|nd))*)(?:[ -](\d\.\d))?$/i.exec(text.trim());
  if (name) return `CC-${name[1]?.toUpperCase()}-${name[2] ?? '4.0'}`;
  return /^cc0(-1\.0)?$/i.test(text.trim()) ? 'CC0-1.0' : undefined;
}
