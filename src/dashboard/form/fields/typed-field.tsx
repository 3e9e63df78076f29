import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type FieldProps, useField } from '../form-context.tsx';
import { labelAt } from '../path-words.ts';

interface TypedFieldProps<Value> extends FieldProps<Value> {
  /** The formatted value, shown when the field has no focus. */
  show: (value: Value) => string;
  /** The value if it is one of this type. */
  given: (value: unknown) => Value | undefined;
  /** Parses the text; undefined when it is invalid. */
  read: (text: string) => Value | undefined;
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
export function TypedField<Value>({
  path,
  label = labelAt(path),
  bare = false,
  show,
  given,
  read,
  wrong,
  onStep,
  ...props
}: TypedFieldProps<Value>) {
  const { id, value: raw, problem, disabled, set, leave } = useField(path);
  const value = given(raw);
  const [typed, setTyped] = useState<string>();
  const unread = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  const [left, setLeft] = useState(false);
  return (
    <TextInput
      {...props}
      id={id}
      label={label}
      {...(bare ? { labelProps: { className: 'fk-bare' } } : {})}
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
