import { t } from '@quire/model/messages/t';
import { type RefObject, useEffect, useId, useState } from 'react';
import { type Organisation, organisationPlace } from '../../data/organisation.ts';
import { useOrganisations } from '../../data/use-organisations.ts';
import styles from './organisation-list.module.css';

interface OrganisationListProps {
  /** The input, which becomes a combobox. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** The latest typed text; '' once an institution is chosen. */
  readonly typed: string;
  readonly chosen: Organisation | null;
  readonly onChoose: (organisation: Organisation) => void;
}

/**
 * The suggested institutions below the input: an editable combobox with
 * list autocomplete (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the input.
 */
export function OrganisationList({ input, typed, chosen, onChoose }: OrganisationListProps) {
  const id = useId();
  const found = useOrganisations(typed);
  const [seen, setSeen] = useState(typed);
  const [isClosed, setClosed] = useState(false);
  // By ID, as another list may arrive while the arrow keys are used.
  const [active, setActive] = useState<string | null>(null);
  if (seen !== typed) {
    setSeen(typed);
    setClosed(false);
    setActive(null);
  }
  const isOpen = found.length > 0 && typed !== '' && !isClosed;
  const at = isOpen ? found.findIndex(({ ror }) => ror === active) : -1;
  const optionId = (place: number) => `${id}-${place}`;

  function walk(step: 1 | -1) {
    setClosed(false);
    const first = step > 0 ? 0 : found.length - 1;
    setActive(found[at < 0 ? first : (at + step + found.length) % found.length]?.ror ?? null);
  }

  function press(event: KeyboardEvent) {
    const { key, isComposing } = event;
    if (isComposing || found.length === 0 || typed === '') return;
    const walkedTo = found[at];
    if (key === 'ArrowDown') walk(1);
    else if (key === 'ArrowUp') walk(-1);
    else if (key === 'Escape' && isOpen) setClosed(true);
    else if (key === 'Enter' && walkedTo) onChoose(walkedTo);
    else return;
    event.preventDefault();
  }

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const close = () => setClosed(true);
    field.addEventListener('keydown', press);
    field.addEventListener('blur', close);
    return () => {
      field.removeEventListener('keydown', press);
      field.removeEventListener('blur', close);
    };
  });
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isOpen));
    field.setAttribute('aria-controls', id);
    if (at < 0) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', `${id}-${at}`);
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, isOpen, at]);

  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('account.institutions')}
        className={styles.list}
        hidden={!isOpen}
      >
        {isOpen &&
          found.map((organisation, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the line, which has the focus
            <div
              key={organisation.ror}
              id={optionId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className={styles.option}
              // The focus stays in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(organisation)}
            >
              {organisation.name}{' '}
              <span className={styles.place}>{organisationPlace(organisation)}</span>
            </div>
          ))}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen
          ? t('account.institutionsFound', { count: found.length })
          : chosen && t('account.rorFilledIn', { name: chosen.name })}
      </p>
    </>
  );
}
