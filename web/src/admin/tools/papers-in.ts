/** Finds the papers in a chosen folder: each folder with a text is one. */

export interface ChosenPaper {
  readonly paper: string;
  readonly files: ReadonlyMap<string, File>;
}

const isText = (name: string) =>
  /^paper\.md$/i.test(name) || (/\.md$/i.test(name) && !/^readme\.md$/i.test(name));
const HIDDEN = /(^|\/)(\.|__MACOSX|node_modules\/)/;

/** The papers by their paths in the chosen folder; other files are ignored. */
export function papersIn(files: readonly File[]): ChosenPaper[] {
  const paths = files
    .map((file): [string, File] => [file.webkitRelativePath || file.name, file])
    .filter(([path]) => !HIDDEN.test(path));
  const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const roots = [
    ...new Set(paths.filter(([path]) => isText(nameOf(path))).map(([path]) => folderOf(path))),
  ];
  // A text inside another paper's folder belongs to that paper.
  const papers = roots.filter(
    (root) => !roots.some((other) => other !== root && root.startsWith(`${other}/`)),
  );
  return papers.toSorted().map((root) => {
    const inside = paths.filter(([path]) => root === '' || path.startsWith(`${root}/`));
    const named = inside.map(([path, file]): [string, File] => [
      root === '' ? path : path.slice(root.length + 1),
      file,
    ]);
    return { paper: nameOf(root) || 'paper', files: new Map(named) };
  });
}
