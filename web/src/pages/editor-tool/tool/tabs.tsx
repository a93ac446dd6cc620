import type { KeyboardEvent, ReactNode } from 'react';
import { arrowStep } from '../../../navigation/arrow-step.ts';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly count?: number;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

export const tabId = (name: string) => `editor-tab-${name}`;
export const panelId = (name: string) => `editor-panel-${name}`;

/** ARIA's tabs: one stop for the Tab key, the arrows choose. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const step = arrowStep(event);
    const to = step ? at + step : { Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(tabId(next.name))?.focus();
  }
  return (
    <div role="tablist" aria-label={label} className="editor-tabs-tabs" onKeyDown={move}>
      {tabs.map(({ name, label: words, count = 0 }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === chosen}
          aria-controls={panelId(name)}
          tabIndex={name === chosen ? 0 : -1}
          className="editor-tabs-tab"
          onClick={() => onChoose(name)}
        >
          {words}
          {count > 0 && <span className="editor-tabs-count"> {count}</span>}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly name: string;
  /** The name of the panel that is shown. */
  readonly chosen: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** What a tab shows: there all the time, hidden while another is chosen. */
export function TabPanel({ name, chosen, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(name)}
      aria-labelledby={tabId(name)}
      className={className}
      hidden={chosen !== name}
    >
      {children}
    </div>
  );
}
