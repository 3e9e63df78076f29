import { type Choice, groupsOf } from './choices.ts';

interface ComboboxListProps {
  id: string;
  choices: readonly Choice[];
  active: number;
  /** Shown instead of options. */
  emptyLabels: string | undefined;
  onActive: (index: number) => void;
  onChoose: (choice: Choice) => void;
}

/** The options below a combobox. The focus stays in the field, which points at the active option. */
export function ComboboxList({ id, choices, active, emptyLabels, onActive, onChoose }: ComboboxListProps) {
  return (
    <div className="combo-list" id={id} role="listbox" tabIndex={-1}>
      {groupsOf(choices).map(({ group, members }) => (
        <div
          key={`${group} ${members[0]?.index}`}
          {...(group === undefined ? { role: 'presentation' } : { role: 'group', 'aria-label': group })}
        >
          {group !== undefined && (
            <p className="combo-group" aria-hidden="true">
              {group}
            </p>
          )}
          {members.map(({ choice, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
            <div
              className="combo-choice"
              role="option"
              tabIndex={-1}
              id={`${id}-${index}`}
              key={choice.value}
              aria-selected={index === active}
              data-active={index === active || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => index !== active && onActive(index)}
              onClick={() => onChoose(choice)}
            >
              <span>
                <b>{choice.label}</b>
                {choice.detail !== undefined && <small>{choice.detail}</small>}
              </span>
              {choice.mark !== undefined && <em className="num">{choice.mark}</em>}
            </div>
          ))}
        </div>
      ))}
      {emptyLabels !== undefined && <p className="combo-nothing">{emptyLabels}</p>}
    </div>
  );
}
