/** The steps of the set-up in order. The first is complete once an administrator is signed in. */
export const SETUP_STEPS = [
  { key: 'admin', label: 'Administrator' },
  { key: 'press', label: 'Press' },
  { key: 'journal', label: 'First journal' },
  { key: 'mail', label: 'Mail' },
  { key: 'charges', label: 'Charges' },
  { key: 'done', label: 'What is left' },
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number]['key'];

/** The step in an address; null if there is none. */
export const stepNamed = (name: string | null): SetupStep | null =>
  SETUP_STEPS.find(({ key }) => key === name)?.key ?? null;
