import { ActionIcon } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type FieldProps, useField } from '../form-context.tsx';
import { wholeNumberIn } from '../number-text.ts';
import { labelAt } from '../path-labels.ts';
import { numberOf } from '../plain.ts';
import { limitsOf } from '../schema-at.ts';
import { ParsedField } from './parsed-field.tsx';

interface NumberFieldProps extends FieldProps<number> {
  /** What holds while nothing is stored, shown in grey. */
  fallback?: number | undefined;
}

/** A whole number: typed, or changed with the arrow keys or two buttons. */
export function NumberField({ path, label = labelAt(path), bare = false, fallback }: NumberFieldProps) {
  const { value, set, disabled } = useField(path);
  const now = numberOf(value) ?? fallback;
  const { min = 0, max = 1000 } = limitsOf(path.schema);
  const step = (by: 1 | -1) => set(Math.min(max, Math.max(min, (now ?? min - by) + by)));
  return (
    <ParsedField
      path={path}
      label={label}
      bare={bare}
      className="num"
      inputMode="numeric"
      show={(shown) => count(shown, officeLanguage())}
      given={numberOf}
      read={wholeNumberIn}
      wrong={m.writing_number_wrong()}
      onStep={step}
      {...(fallback === undefined ? {} : { placeholder: count(fallback, officeLanguage()) })}
      {...(bare
        ? {}
        : {
            rightSectionWidth: 66,
            rightSection: (
              <span className="fk-stepper">
                <ActionIcon
                  variant="subtle"
                  tabIndex={-1}
                  disabled={disabled || (now ?? min) <= min}
                  aria-label={m.writing_less_of({ name: label })}
                  onClick={() => step(-1)}
                >
                  <Icon of={Minus} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  tabIndex={-1}
                  disabled={disabled || (now ?? min) >= max}
                  aria-label={m.writing_more_of({ name: label })}
                  onClick={() => step(1)}
                >
                  <Icon of={Plus} />
                </ActionIcon>
              </span>
            ),
          })}
    />
  );
}
