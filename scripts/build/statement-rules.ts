/** The part of the rules that names the statements of a manuscript: `model/src/statements/article-statements.ts`. */
export function statementRules(fields: readonly string[], most: number): string {
  const checks = fields.map((field) => `isTextUpTo(data.${field}, ${most})`);
  return `// ── Statements of a manuscript: made from model/src/statements ───────────────────────────────

function statementFields() {
  return [
    ${fields.map((field) => `'${field}'`).join(',\n    ')}
  ];
}

function areStatements(data) {
  return ${checks.join('\n    && ')};
}
`;
}
