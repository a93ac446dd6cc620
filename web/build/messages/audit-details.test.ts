/** Everything that code can write into the audit log has words in the office. */
import { globSync, readFileSync } from 'node:fs';
import { AUDIT_ACTIONS } from '@quire/model/audit-actions';
import { ToolOptionsSchema } from '@quire/model/entities/tool-run';
import { AUDIT_DETAILS } from '@quire/model/lists/audit-details';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../functions/src/', import.meta.url);
/** They read or delete entries. */
const READERS = /\/(?:export-my-data|export-sections)\.ts$/;
/** Who did what and when have columns of their own. */
const COLUMNS = new Set(['action', 'at', 'by']);

interface Found {
  readonly keys: Set<string>;
  readonly actions: Set<string>;
  readonly unread: Set<string>;
  writes: number;
}

/** What the entries that a module writes hold: the names of their fields, and their actions as far as they are literals. */
function findEntries(code: string): Found {
  const { program } = parseSync('a.ts', code);
  const found: Found = { keys: new Set(), actions: new Set(), unread: new Set(), writes: 0 };
  const values = new Map<string, ESTree.Node>();
  const textOf = ({ start, end }: ESTree.Node) => code.slice(start, end);
  const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : null);
  const literals = (node: ESTree.Node | undefined): void => {
    if (node?.type === 'Literal') found.actions.add(String(node.value));
    if (node?.type === 'Identifier') literals(values.get(node.name));
    if (node?.type === 'ConditionalExpression')
      for (const each of [node.consequent, node.alternate]) literals(each);
  };
  const read = (node: ESTree.Node): void => {
    switch (node.type) {
      case 'ObjectExpression':
        for (const each of node.properties) {
          if (each.type === 'SpreadElement') {
            read(each.argument);
            continue;
          }
          if (each.computed) {
            found.unread.add(textOf(each.key));
            continue;
          }
          const key = each.key.type === 'Literal' ? String(each.key.value) : nameOf(each.key);
          found.keys.add(key ?? textOf(each.key));
          if (key === 'action') literals(each.value);
          else if (each.value.type === 'ObjectExpression') read(each.value);
        }
        return;
      case 'ParenthesizedExpression':
        read(node.expression);
        return;
      case 'LogicalExpression':
        read(node.right);
        return;
      case 'ConditionalExpression':
        read(node.consequent);
        read(node.alternate);
        return;
      case 'CallExpression': {
        const [first] = node.arguments;
        if (nameOf(node.callee) === 'withoutUndefined' && first) read(first);
        else found.unread.add(textOf(node));
        return;
      }
      case 'Identifier': {
        // Of articles: what `detail` holds is collected where it is written.
        if (node.name === 'detail') return;
        const value = values.get(node.name);
        if (value) read(value);
        else found.unread.add(node.name);
        return;
      }
      case 'MemberExpression':
        if (!/\.detail$/.test(textOf(node))) found.unread.add(textOf(node));
        return;
      default:
        found.unread.add(textOf(node));
    }
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) values.set(id.name, init);
    },
  }).visit(program);
  const isLog = (node: ESTree.Node | undefined): boolean =>
    node !== undefined &&
    (/\.collection\(\s*AUDIT\s*\)/.test(textOf(node)) ||
      (node.type === 'Identifier' && node.name === 'audit' && isLog(values.get('audit'))));
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'MemberExpression') return;
      const name = nameOf(callee.property);
      const [first, second] = given;
      const entry =
        name === 'add' && isLog(callee.object)
          ? first
          : (name === 'set' || name === 'create') && isLog(first)
            ? second
            : name === 'set' && isLog(callee.object)
              ? first
              : undefined;
      if (!entry) return;
      found.writes += 1;
      read(entry);
    },
  }).visit(program);
  return found;
}

/** What articles write as `detail: { … }`. */
function findArticleDetails(code: string): Set<string> {
  const keys = new Set<string>();
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'detail' || value.type !== 'ObjectExpression')
        return;
      for (const each of value.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier') keys.add(each.key.name);
    },
  }).visit(parseSync('a.ts', code).program);
  return keys;
}

const sources = globSync('**/*.ts', { cwd: ROOT.pathname })
  .filter((path) => !/\.test\.ts$|^testing\//.test(path))
  .map((path) => [path, readFileSync(new URL(path, ROOT), 'utf8')] as const);
const writers = sources.filter(([path, code]) => /\bAUDIT\b/.test(code) && !READERS.test(path));

test('each module that writes entries is read, and all of each entry', () => {
  expect(writers.length).toBeGreaterThan(30);
  for (const [path, code] of writers) {
    const { writes, unread } = findEntries(code);
    expect({ path, writes: writes > 0, unread: [...unread] }).toEqual({
      path,
      writes: true,
      unread: [],
    });
  }
});

test('each field of an entry has a label, and so has each action', () => {
  const found = writers.map(([, code]) => findEntries(code));
  const details = sources.flatMap(([path, code]) =>
    path.startsWith('domain/articles/') ? [...findArticleDetails(code)] : [],
  );
  const fields = new Set([...found.flatMap(({ keys }) => [...keys]), ...details]);
  expect(details).toContain('proposedBy');
  expect([...fields].filter((key) => !COLUMNS.has(key) && !(key in AUDIT_DETAILS))).toEqual([]);
  const actions = new Set(found.flatMap((each) => [...each.actions]));
  expect([...actions].filter((action) => !(action in AUDIT_ACTIONS))).toEqual([]);
});

test('each option of a tool has a label', () => {
  const options = ToolOptionsSchema.options.flatMap(({ shape }) => Object.keys(shape));
  expect(options.filter((name) => !(name in AUDIT_DETAILS))).toEqual([]);
});

test('finds what an entry holds, however it is written', () => {
  const code = `
    const entry = { action: isOn ? 'a.on' : 'a.off', at, by };
    tx.set(db.collection(AUDIT).doc(), { ...entry, ...(why && { reason: why }), before: { roles } });
    tx.create(db.collection(AUDIT).doc(), { ...told(), [name]: 1 });`;
  const { keys, actions, unread, writes } = findEntries(code);
  expect([...keys]).toEqual(['action', 'at', 'by', 'reason', 'before', 'roles']);
  expect([...actions]).toEqual(['a.on', 'a.off']);
  expect({ unread: [...unread], writes }).toEqual({ unread: ['told()', 'name'], writes: 2 });
});
