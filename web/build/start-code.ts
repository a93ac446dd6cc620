import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const MADE = '/web/src/made/start-code.ts';

/**
 * In a build, fills `src/made/start-code.ts`. It is bundled by itself: bundled with the app it would share files with it,
 * and load these at once.
 *
 * @param target the oldest browsers that it has to run in
 */
export function startCode(target: string[]): Plugin {
  let root = '';
  return {
    name: 'quire:start-code',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!id.endsWith(MADE)) return null;
      const built = await build({
        root,
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target,
          modulePreload: false,
          rolldownOptions: {
            input: join(root, 'src/start/start.ts'),
            output: { format: 'es', codeSplitting: false },
          },
        },
      });
      const [file, ...others] = [built]
        .flat()
        .flatMap((each) => ('output' in each ? each.output : []));
      if (file?.type !== 'chunk' || others.length > 0)
        throw new Error('src/start/start.ts has not become one file.');
      return `export const startCode = ${JSON.stringify(file.code.trim())};`;
    },
  };
}
