import { Minus, Plus } from 'lucide-react';
import { Icon } from '../icons/icon.tsx';
import { descriptionOf, FieldError } from './field.tsx';
import './form.css';

interface StepperProps {
  id: string;
  label: string;
  help?: string;
  error?: string | undefined;
  value: string;
  /** The number that `value` represents; NaN when it is invalid. */
  number: number;
  onValue: (value: string) => void;
  /** Formats a number. */
  write: (number: number) => string;
  min: number;
  max: number;
  /** Labels of the buttons for screen readers. */
  fewer: string;
  more: string;
}

/** A small whole number: typed, or changed with the buttons on both sides. */
export function Stepper({
  id,
  label,
  help,
  error,
  value,
  number,
  onValue,
  write,
  min,
  max,
  fewer,
  more,
}: StepperProps) {
  const from = Number.isNaN(number) ? min : number;
  return (
    <div className={error === undefined ? 'stepper' : 'stepper field-wrong'}>
      <div className="stepper-row">
        <div>
          <label htmlFor={id}>{label}</label>
          {help !== undefined && (
            <p className="field-help" id={`${id}-help`}>
              {help}
            </p>
          )}
        </div>
        <div className="stepper-control">
          <button
            type="button"
            className="needs-js"
            aria-label={fewer}
            aria-controls={id}
            disabled={from <= min}
            onClick={() => onValue(write(Math.max(min, from - 1)))}
          >
            <Icon of={Minus} />
          </button>
          <input
            id={id}
            name={id}
            className="num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={value}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={descriptionOf(id, { help, error })}
            onChange={(event) => onValue(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          <button
            type="button"
            className="needs-js"
            aria-label={more}
            aria-controls={id}
            disabled={from >= max}
            onClick={() => onValue(write(Math.min(max, from + 1)))}
          >
            <Icon of={Plus} />
          </button>
        </div>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
