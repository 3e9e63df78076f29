import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '../page-language.ts';

interface FilterOption {
  readonly value: string;
  readonly name: string;
  /** The full name for screen readers where the label is short, such as a month without its year. */
  readonly fullName?: string;
  /** The number of results; 0 dims the option. */
  readonly total?: number;
}

interface OptionsProps {
  /** The name of the parameter. */
  name: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
}

/** Options as pills with multiple choice. */
export function TogglePills({ name, options, chosen }: OptionsProps) {
  return (
    <div className="toggles num">
      {options.map((option) => (
        <label key={option.value} data-none={option.total === 0 || undefined}>
          <input
            type="checkbox"
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            aria-label={option.fullName}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </div>
  );
}

/** Options as a list of checkboxes with result counts. */
export function CheckList({ name, options, chosen }: OptionsProps) {
  const language = usePageLanguage();
  return (
    <div>
      {options.map((option) => (
        <label key={option.value} className="check-option" data-none={option.total === 0 || undefined}>
          <input
            type="checkbox"
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
          />
          <span>{option.name}</span>
          {option.total !== undefined && <small className="num">{count(option.total, language)}</small>}
        </label>
      ))}
    </div>
  );
}
