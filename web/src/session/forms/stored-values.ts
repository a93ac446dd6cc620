type Kept = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that may be kept; never a password, whether it is shown or not. */
function fieldsOf(form: HTMLFormElement): Kept[] {
  return [...form.elements].filter(
    (element): element is Kept =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      element.type !== 'password' &&
      !('secret' in element.dataset),
  );
}

const isBox = (field: Kept): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

/** Keeps the content of a form until the window is closed, so that a reload loses nothing. */
export function keepValues(name: string, form: HTMLFormElement): void {
  const values = fieldsOf(form).map((field) => [
    field.name,
    isBox(field) ? (field.checked ? field.value : '') : field.value,
  ]);
  try {
    sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Storage is full or not allowed; the content is still in the form.
  }
}

/** Restores what was kept, where the form is still empty. */
export function restoreValues(name: string, form: HTMLFormElement): void {
  const kept = storedValues(name);
  for (const field of fieldsOf(form)) {
    const value = kept[field.name];
    if (!value) continue;
    if (isBox(field)) field.checked = true;
    else if (!field.value) field.value = value;
  }
}

function storedValues(name: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(isText));
  } catch {
    return {};
  }
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

export function forgetValues(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
