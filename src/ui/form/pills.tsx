import type { ReactNode } from 'react';
import './form.css';

interface PillsProps<Value extends string> {
  legend: string;
  name?: string;
  options: readonly { readonly value: Value; readonly words: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Keeps the legend for screen readers only. */
  quiet?: boolean;
}

/** One of a few values, as radio buttons that look like pills. */
export function Pills<Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
  quiet = false,
}: PillsProps<Value>) {
  return (
    <fieldset className="pills">
      <legend className={quiet ? 'vh' : undefined}>{legend}</legend>
      <div>
        {options.map(({ value, words }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
