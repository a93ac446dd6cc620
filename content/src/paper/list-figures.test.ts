import { describe, expect, it } from 'vitest';
import { listFigures } from './list-figures.ts';

describe('listFigures', () => {
  it('finds the images of every dialect, each once, with their lines', () => {
    const text = `![One](a.png)

\`\`\`{figure} b.png
:alt: Two
\`\`\`

::: {#fig-x}
![Three](c.png)
:::

\\begin{figure}\\includegraphics{d.png}\\end{figure}

![Again](a.png)`;
    expect(listFigures(text)).toEqual([
      { name: 'a.png', line: 1 },
      { name: 'b.png', line: 3 },
      { name: 'c.png', line: 8 },
      { name: 'd.png', line: 11 },
    ]);
  });
});
