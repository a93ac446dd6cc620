import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';

const FILES_MAX = 15;
/** `1. \`path\`, \`name\`, \`name\`: what happens there.` */
const STEP = /^\d+\. `([^`]+)`((?:, `\w+`)*): .+/;

interface Step {
  readonly file: string;
  readonly names: readonly string[];
}

function readFlows(): ReadonlyMap<string, readonly (Step | string)[]> {
  const text = readFileSync(`${ROOT}/docs/flows.md`, 'utf8');
  const [, ...parts] = text.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const steps = lines
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [, file, names = ''] = STEP.exec(line) ?? [];
          return file ? { file, names: names.match(/\w+/g) ?? [] } : line;
        });
      return [title, steps];
    }),
  );
}

const flows = readFlows();

it('has four flows', () => {
  expect(flows.size).toBe(4);
});

it.each([...flows])('names files and functions that exist: %s', (_title, steps) => {
  expect(steps.length).toBeLessThanOrEqual(FILES_MAX);
  for (const step of steps) {
    if (typeof step === 'string') throw new Error(`not a step: ${step}`);
    expect(existsSync(`${ROOT}/${step.file}`), step.file).toBe(true);
    const source = readFileSync(`${ROOT}/${step.file}`, 'utf8');
    for (const name of step.names) {
      expect(source, `${step.file} defines ${name}`).toMatch(
        new RegExp(`\\b(function|const|class) ${name}\\b`),
      );
    }
  }
});
