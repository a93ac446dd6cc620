import { t } from '@quire/model/messages/t';
import { type KeyboardEvent, memo, useState } from 'react';
import { arrowStep } from '../../navigation/arrow-step.ts';
import { type Asks, COMMANDS, type Command, shortcutOf } from '../insert/commands.ts';
import { isMac } from './is-mac.ts';

interface CommandToolbarProps {
  /** The id of the text area it works on, where it has one. */
  readonly controls?: string;
  readonly isDisabled?: boolean;
  /** What cannot be asked here. */
  readonly without?: readonly Asks[];
  readonly onCommand: (command: Command) => void;
}

const NONE: readonly Asks[] = [];

/**
 * What can be put into the text. One stop for the Tab key; the arrows go from button to button (ARIA's
 * toolbar pattern). It has classes and no style: each editor has its own.
 */
export const CommandToolbar = memo(function CommandToolbar(props: CommandToolbarProps) {
  const { controls, isDisabled = false, without = NONE, onCommand } = props;
  const [at, setAt] = useState(0);
  const groups = COMMANDS.map((group) =>
    group.filter(({ does }) => typeof does === 'function' || !without.includes(does)),
  );
  const all = groups.flat();

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = arrowStep(event);
    const to = step ? at + step : { Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + all.length) % all.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={t('editing.insert')}
      aria-controls={controls}
      className="editor-toolbar-toolbar"
      onKeyDown={move}
    >
      {groups.map((group) => (
        <div key={group[0]?.keys} className="editor-toolbar-group">
          {group.map((command) => {
            const index = all.indexOf(command);
            const { aria, shown } = shortcutOf(command, isMac());
            return (
              <button
                key={command.keys}
                type="button"
                className="editor-toolbar-button"
                disabled={isDisabled}
                aria-label={command.name}
                aria-keyshortcuts={aria}
                title={t('editing.withKeys', { name: command.name, keys: shown })}
                aria-haspopup={typeof command.does === 'string' ? 'dialog' : undefined}
                tabIndex={index === at ? 0 : -1}
                onFocus={() => setAt(index)}
                onClick={() => onCommand(command)}
              >
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <path d={command.icon} />
                </svg>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
});
