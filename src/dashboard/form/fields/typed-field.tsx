import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useField } from '../form-context.tsx';

interface TypedFieldProps {
  path: string;
  label?: ReactNode;
  /** Visible only where there is no room for column headings. */
  hiddenLabel?: string;
  help?: ReactNode;
  /** The formatted value, shown when the field has no focus. */
  show: (value: unknown) => string;
  /** Parses the text; undefined when it is invalid. */
  read: (text: string) => unknown;
  /** The error message for invalid text. */
  wrong: string;
  inputMode?: 'numeric' | 'decimal' | 'text';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  rightSectionWidth?: number;
  placeholder?: string;
  onStep?: (by: 1 | -1) => void;
  className?: string;
}

/** A text field for a parsed value: an amount, a date, a number. Invalid text stays in the field, to be corrected. */
export function TypedField({
  path,
  label,
  hiddenLabel,
  help,
  show,
  read,
  wrong,
  onStep,
  ...props
}: TypedFieldProps) {
  const { id, value, problem, disabled, set, leave } = useField(path);
  const [typed, setTyped] = useState<string>();
  const unread = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  const [left, setLeft] = useState(false);
  return (
    <TextInput
      {...props}
      id={id}
      label={hiddenLabel ?? label}
      {...(hiddenLabel === undefined ? {} : { labelProps: { className: 'fk-bare' } })}
      {...(help === undefined ? {} : { description: help })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      disabled={disabled}
      error={unread && left ? wrong : problem}
      value={typed ?? (value === undefined ? '' : show(value))}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        setLeft(false);
        set(read(text));
      }}
      onKeyDown={(event) => {
        if (onStep && !event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault();
          setTyped(undefined);
          onStep(event.key === 'ArrowUp' ? 1 : -1);
        }
      }}
      onBlur={() => {
        setLeft(true);
        leave();
        if (!unread) {
          setTyped(undefined);
        }
      }}
    />
  );
}
