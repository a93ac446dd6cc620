import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const LOCAL = fileURLToPath(new URL('./local.mjs', import.meta.url));

function local(...args: string[]) {
  const env = { ...process.env, QUIRE_NO_INSTALL: '1' };
  return spawnSync(process.execPath, [LOCAL, ...args], { encoding: 'utf8', env });
}

test.each([[['--only', 'storage']], [['--only=auth']], [['--only']]])(
  'says of %s that Firestore alone can run alone',
  (args) => {
    const { status, stderr } = local(...args);
    expect(stderr).toContain('--only firestore');
    expect(status).toBe(2);
  },
);

test.each([[['--only', 'firestore']], [['--only=firestore']], [[]]])(
  'hands everything but %s to the Firestore server',
  (args) => {
    const { status, stderr } = local(...args, '--rulez', 'x');
    expect(stderr).toContain("Unknown option '--rulez'");
    expect(status).toBe(2);
  },
);
