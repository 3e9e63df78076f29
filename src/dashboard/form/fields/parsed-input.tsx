import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

export interface ParsedInputProps<Value>
  extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: Value | undefined;
  /** Formats the value for a field without focus. */
  show: (value: Value) => string;
  /** Parses the text; undefined when it is invalid. */
  read: (text: string) => Value | undefined;
  /** The error message for invalid text. */
  wrong: string;
  /** Called with the parsed text; undefined when it is empty or invalid. */
  onChange: (next: Value | undefined) => void;
  /** Calls `onChange` when the field is left instead of at each keystroke. */
  lazy?: boolean;
  onLeave?: () => void;
  onStep?: (by: 1 | -1) => void;
}

/** The inputs of a form whose text is invalid; the form isn't sent with them. */
export const unreadInput = '[data-unread]';

/** A text input for a parsed value: an amount, a date, a number. Invalid text stays in the field, to be corrected. */
export function ParsedInput<Value>({
  value,
  show,
  read,
  wrong,
  onChange,
  lazy = false,
  onLeave,
  onStep,
  error,
  ...props
}: ParsedInputProps<Value>) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const next = typed === undefined ? value : read(typed);
  const unread = typed !== undefined && typed.trim() !== '' && next === undefined;
  const finish = () => {
    setLeft(true);
    if (lazy && typed !== undefined && next !== value) {
      onChange(next);
    }
    if (!unread) {
      setTyped(undefined);
    }
  };
  return (
    <TextInput
      {...props}
      autoComplete="off"
      data-unread={unread || undefined}
      error={unread && left ? wrong : error}
      value={typed ?? (value === undefined ? '' : show(value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setLeft(false);
        if (!lazy) {
          onChange(read(currentTarget.value));
        }
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          finish();
        } else if (onStep && !event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault();
          setTyped(undefined);
          onStep(event.key === 'ArrowUp' ? 1 : -1);
        }
      }}
      onBlur={() => {
        finish();
        onLeave?.();
      }}
    />
  );
}
