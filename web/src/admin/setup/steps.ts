/** The steps of the set-up, in their order. The first is over as soon as somebody is signed in. */
export const SETUP_STEPS = [
  { key: 'admin', label: 'Administrator' },
  { key: 'press', label: 'Press' },
  { key: 'journal', label: 'First journal' },
  { key: 'mail', label: 'Mail' },
  { key: 'charges', label: 'Charges' },
  { key: 'done', label: 'What is left' },
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number]['key'];

/** The step that an address names; null where it names none. */
export const stepNamed = (name: string | null): SetupStep | null =>
  SETUP_STEPS.find(({ key }) => key === name)?.key ?? null;
