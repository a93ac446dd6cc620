type Properties = Readonly<Record<string, string | boolean | undefined>>;
type Children = readonly (Node | string)[];

/** An element with attributes (`true` for those without a value) and what is in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Properties = {},
  children: Children = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** A button that does something. */
export function button(label: string, onClick: () => void, attributes: Properties = {}) {
  const made = element('button', { type: 'button', ...attributes }, [label]);
  made.addEventListener('click', onClick);
  return made;
}
