import { readTranslation } from '@quire/content/messages/read-translation';
import { messageParts } from '@quire/model/messages/format-message';
import { LANGUAGES, SOURCE_LANGUAGE, TRANSLATED } from '@quire/model/messages/languages';
import { messageIn, messageKeys } from '@quire/model/messages/message-in';
import { parseMessage } from '@quire/model/messages/parse-message';
import { bindTranslations } from '@quire/model/messages/translations';
import { describe, expect, test } from 'vitest';
import { compileParts, compileText } from '../../src/messages/compile-message.ts';
import { MARKS, ScriptPartsSchema, scriptIn } from '../../src/messages/script-parts.ts';
import { languageFiles, languageScripts } from './language-files.ts';
import { markCalls } from './mark-calls.ts';
import { partScript } from './part-script.ts';

const inEnglish = (marked: string) => scriptIn(partScript(marked), 'en', {});

/** Runs compiled code with values in variables of their names. */
const run = (code: string, values: Record<string, unknown>): unknown =>
  new Function(...Object.keys(values), `return ${code}`)(...Object.values(values));

const asCode = (values: object) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, name]));

/** Values for whatever a message asks for. */
function sampleValues(key: string, count: number): Record<string, unknown> {
  const names = new Map<string, unknown>();
  const elements = messageIn('en', key);
  const read = (text: string) => JSON.stringify(text);
  JSON.stringify(elements, (_, value) => {
    if (value?.type === 1) names.set(value.value, names.get(value.value) ?? `«${value.value}»`);
    if (value?.type === 2 || value?.type === 6) names.set(value.value, count);
    if (value?.type === 5) names.set(value.value, Object.keys(value.options)[0]);
    if (value?.type === 8) names.set(value.value, (words: string) => `<${read(words)}>`);
    return value;
  });
  return Object.fromEntries(names);
}

describe('a compiled message', () => {
  test.each([SOURCE_LANGUAGE, 'en-XA', ...TRANSLATED] as const)(
    'says what the server says in %s',
    (language) => {
      bindTranslations(readTranslation);
      const { locale } = LANGUAGES[language];
      for (const key of messageKeys()) {
        const elements = messageIn(language, key);
        for (const count of [0, 1, 2, 5, 11, 1234]) {
          const values = sampleValues(key, count);
          const parts = messageParts(elements, values, locale);
          const code = [compileText, compileParts].map((compile) =>
            compile(elements, asCode(values), locale),
          );
          expect(run(`[${code}]`, values), `${key}, ${count}`).toEqual([parts.join(''), parts]);
          // What has no number in it says the same of every number.
          if (!Object.values(values).includes(count)) break;
        }
      }
    },
    60_000,
  );

  test.each(['`', '\\', '${', '$', '"', "''", '\n', `a\\\`\${b}`])(
    'keeps signs of code: %s',
    (sign) => {
      const elements = parseMessage(
        `x ${sign.replace(/[{]/g, "'{'").replace(/[}]/g, "'}'")} y {name}`,
      );
      const values = { name: 'n' };
      const said = messageParts(elements, values, 'en').join('');
      expect(run(compileText(elements, asCode(values), 'en'), values)).toBe(said);
    },
  );

  test('works a value out once', () => {
    const elements = parseMessage('{n, plural, one {# file} other {# files}}');
    let times = 0;
    const next = () => {
      times += 1;
      return 3;
    };
    expect(run(compileText(elements, { n: 'next()' }, 'en'), { next })).toBe('3 files');
    expect(times).toBe(1);
  });

  test('asks for the form of other languages, all six in Arabic', () => {
    const text = '{n, plural, zero {0} one {1} two {2} few {few} many {many} other {other}}';
    const code = compileText(parseMessage(text), { n: 'n' }, 'ar');
    expect([0, 1, 2, 5, 11, 100].map((n) => run(code, { n }))).toEqual([
      '0',
      '1',
      '2',
      'few',
      'many',
      'other',
    ]);
  });
});

const IMPORT = "import { t } from '@quire/model/messages/t';\n";

describe('the build', () => {
  test('puts words in place of calls, also of one among the values of another', () => {
    const code = `${IMPORT}const x = t('layouts.allResults', { words: t('layouts.menu') });`;
    const marked = markCalls('/a.ts', code) ?? '';
    expect(inEnglish(marked)).toContain(`const x = \`All results for “\${\`Menu\`}”\`;`);
  });

  test('gives React the pieces of a rich text, and marks calls among its values', () => {
    const code = `import { rich as r } from './messages/rich.ts';\n${IMPORT}export const x = r('ui.lastChanged', { date: t('layouts.menu') });`;
    const built = inEnglish(markCalls('/a.ts', code) ?? '');
    expect(built).toMatch(
      /^import \{ createElement as \$element, Fragment as \$Fragment \} from 'react'/,
    );
    expect(built).toContain('x = $element($Fragment, null, ...[`Last updated: `,`Menu`]);');
  });

  test('keeps its parts in a file, into which other words are put', () => {
    const code = `${IMPORT}const x = t('layouts.allResults', { words: t('layouts.menu') });`;
    const parts = partScript(markCalls('/a.ts', code) ?? '');
    const kept = ScriptPartsSchema.parse(JSON.parse(JSON.stringify(parts)));
    const own = { layouts: { allResults: 'Everything about {words}', menu: 'The `menu`' } };
    expect(scriptIn(kept, 'en', own)).toContain(
      `const x = \`Everything about \${\`The \\\`menu\\\`\`}\`;`,
    );
  });

  test('finds calls under another name, and leaves others alone', () => {
    const code =
      "import { t as say } from '@quire/model/messages/t';\nsay('layouts.menu'); t('x');";
    const marked = markCalls('/a.ts', code) ?? '';
    expect(marked).toContain(`${MARKS.t}('layouts.menu'); t('x');`);
    expect(markCalls('/a.ts', "t('layouts.menu')")).toBeNull();
  });

  test.each([
    ["t('layouts.nothing')", 'there is no message'],
    ['t(key)', 'needs a literal key'],
    ["t('layouts.allResults', values)", 'needs a literal key and values'],
    ["t('layouts.allResults', { ...values })", 'each value needs a name'],
  ])('refuses %s', (call, reason) => {
    expect(() => markCalls('/a.ts', `${IMPORT}${call};`)).toThrow(reason);
  });

  test('makes files of a language of those with words and those that lead to them', () => {
    const chunk = (name: string, code: string, imports: string[] = []) => ({
      fileName: `assets/${name}.js`,
      code,
      imports: imports.map((each) => `assets/${each}.js`),
      dynamicImports: [],
    });
    const scripts = languageScripts([
      chunk('entry', 'import"./page.js";import"./react.js";["assets/page.js","assets/react.js"]', [
        ...['page', 'react'],
      ]),
      chunk('page', `${MARKS.t}(\`layouts.menu\`);new URL("/assets/worker.js",import.meta.url)`, [
        'worker',
      ]),
      chunk('worker', `${MARKS.t}(\`layouts.menu\`)`),
      chunk('react', 'react'),
    ]);
    const { folder, sources } = languageFiles(scripts, 'en-XA', () => 'abc');
    expect(folder).toBe('assets/en-xa-abc');
    expect([...scripts.keys()]).toEqual(['entry.js', 'page.js', 'worker.js']);
    expect(Object.fromEntries(sources)['assets/en-xa-abc/entry.js']).toBe(
      'import"./page.js";import"../react.js";["assets/en-xa-abc/page.js","assets/react.js"]',
    );
    expect(Object.fromEntries(sources)['assets/en-xa-abc/page.js']).toContain(
      'new URL("/assets/en-xa-abc/worker.js"',
    );
    expect(sources[1]?.[1]).toMatch(/^`Ṁéñû /);
  });
});
