import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';

interface FilterFormProps {
  /** The accessible name of the form. */
  label: string;
  className?: string;
  children: ReactNode;
  onSubmit?: () => void;
}

const pauseBeforeSubmitMs = 450;

const isText = (field: EventTarget) =>
  field instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(field.type);

/**
 * A GET form over a list that submits on change; without JavaScript by its button. Fields take their state from the URL
 * by `defaultValue` and `defaultChecked`. The first change pushes a history entry, further ones replace it, so that one
 * step back leaves the list.
 */
export function FilterForm({ label, className, children, onSubmit }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  const { pathname, search, state } = useLocation();
  const isFiltering = typeof state === 'object' && state !== null && 'filtering' in state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL changes
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field !== document.activeElement) {
        field.checked = field.defaultChecked;
        field.value = field.defaultValue;
      }
    }
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const send = () => {
    if (form.current) {
      submit(withoutEmpty(form.current), {
        action: pathname,
        replace: isFiltering,
        preventScrollReset: true,
        state: { filtering: true },
      });
    }
  };
  return (
    <Form
      ref={form}
      role="search"
      aria-label={label}
      className={className}
      action={pathname}
      onChange={(event) => {
        clearTimeout(pause.current);
        pause.current = setTimeout(send, isText(event.target) ? pauseBeforeSubmitMs : 0);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(pause.current);
        send();
        onSubmit?.();
      }}
    >
      {children}
    </Form>
  );
}

/** The query of the form without empty fields, for short URLs. */
function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') {
      params.append(name, value);
    }
  }
  return params;
}
