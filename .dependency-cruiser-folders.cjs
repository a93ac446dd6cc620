const { options } = require('./.dependency-cruiser.cjs');

/** Circles of folders, without tests, which may import whatever they try. Run by `npm test`. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment:
        'what two folders both need is a folder below them. Excepted: the local Firestore and its rules, whose parts are one program; a form and its fields, which hold forms; the article page and the layout, whose files decide what a reader downloads',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^(functions|model|content|web|local)/',
        pathNot:
          '^local/src/(firestore|rules|values)|^web/src/(admin/kit/form|layouts|pages/article)(/|$)',
      },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude?.path ?? '^$'}|[.]test[.]|/testing/` },
  },
};
