import type { ArticleMetadata } from '@quire/model/entities/article';
import { isRor } from '@quire/model/identifiers';
import type { Report } from '../report/problems.ts';
import { asList, asText, cutText, type Fields, firstOf, isFields } from './fields.ts';
import type { FrontMatter } from './front-matter.ts';

type Affiliation = ArticleMetadata['affiliations'][number];

/** The affiliations of a paper, and how its authors point to them. */
export interface Affiliations {
  list: Affiliation[];
  /** Positions in the list for an author's `affiliation: "1, 2"`; unknown words become new ones. */
  positions(value: unknown, author: string): number[];
}

function readRor(value: unknown, front: FrontMatter, report: Report): string | undefined {
  const text = asText(value);
  if (!text) return undefined;
  const id = text.replace(/^(https?:\/\/)?(www\.)?ror\.org\//i, '').toLowerCase();
  const ror = `https://ror.org/${id}`;
  if (isRor(ror)) return ror;
  report.warn('affiliation/ror', { text }, front.lineOf(text));
  return undefined;
}

function readOne(value: unknown, front: FrontMatter, report: Report): Affiliation | null {
  const fields: Fields = isFields(value) ? value : { name: value };
  const parts = ['department', 'name', 'institution', 'organization', 'address', 'city'];
  const name = parts
    .map((part) => asText(fields[part]))
    .filter(Boolean)
    .join(', ');
  if (!name) return null;
  const cut = cutText(name, 400);
  if (cut) report.warn('affiliation/long', { name: `${name.slice(0, 60)}…` }, front.lineOf(name));
  const ror = readRor(fields.ror, front, report);
  const country = asText(fields.country).slice(0, 80);
  return { name: cut ?? name, ...(ror ? { ror } : {}), ...(country ? { country } : {}) };
}

/** Reads `affiliations:`, whatever its items are called by. */
export function readAffiliations(front: FrontMatter, report: Report): Affiliations {
  const source = firstOf(front.fields, 'affiliations', 'affiliation', 'institutions');
  const items = Array.isArray(source) ? source : source === undefined ? [] : [source];
  const list: Affiliation[] = [];
  const byKey = new Map<string, number>();
  items.forEach((item, index) => {
    const read = readOne(item, front, report);
    if (!read) return;
    const key = isFields(item) ? asText(firstOf(item, 'index', 'id', 'num', 'number')) : '';
    byKey.set(key || String(index + 1), list.length);
    list.push(read);
  });
  const positions = (value: unknown, author: string): number[] => {
    const whole = asText(value);
    // A sentence is an affiliation, even with commas in it; keys are short.
    const isProse =
      typeof value === 'string' && value.split(/[,;]/).some((part) => part.trim().length > 12);
    const keys = isProse
      ? [whole]
      : asList(value).flatMap((part) => asText(part).split(/\s+and\s+|\s*&\s*|\s*,\s*/));
    const found = keys.filter(Boolean).flatMap((key) => {
      const at = byKey.get(key);
      if (at !== undefined) return [at];
      if (/^\W*\w{1,3}\W*$/.test(key)) {
        report.warn('affiliation/unknown', { author, key }, front.lineOf(author));
        return [];
      }
      const made = readOne(key, front, report);
      if (!made) return [];
      const same = list.findIndex((other) => other.name === made.name);
      return [same >= 0 ? same : list.push(made) - 1];
    });
    return [...new Set(found)].slice(0, 20);
  };
  return { list, positions };
}
