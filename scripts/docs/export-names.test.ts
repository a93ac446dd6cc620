/** A name stands for one thing: nobody should have to look at an import to know which of two is meant. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';

/** Each of these is a place of its own; `local/src` has several programs that share nothing. */
const PLACES = [
  'model/src',
  'content/src',
  'functions/src',
  'web/src',
  'demo',
  'scripts',
  ...globSync('local/src/*/', { cwd: ROOT }),
];

/** Named like what they stand for, on purpose. */
const NAMED_ALIKE = [
  // A call, a schedule and a function of Firebase are called what the function of the domain is called.
  /^functions\/src\/(entry\/|index\.ts$)/,
  // What an article's page loads later, under the names that it has where it is at once.
  /^web\/src\/pages\/article\/static\/static-parts\.tsx$/,
  // Written by the build from its module of this name.
  /^web\/src\/made\//,
  // What React Router asks each page for.
  /^web\/src\/pages\/.*#loader$/,
];

const EXPORT =
  /^export (?:async )?(?:function\*?|const|let|class|abstract class|interface|type|enum) (\w+)/gm;

it.each(PLACES)('has no two exports of one name in %s', (place) => {
  const files = globSync(`${place.replace(/\/$/, '')}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.|\/testing\/|node_modules|\/dist\//.test(file),
  );
  const at = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(EXPORT)) {
      if (NAMED_ALIKE.some((known) => known.test(file) || known.test(`${file}#${name}`))) continue;
      at.set(name, (at.get(name) ?? new Set()).add(file));
    }
  }
  const twice = [...at].filter(([, where]) => where.size > 1);
  expect(twice.map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([]);
});
