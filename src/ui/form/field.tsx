import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import './form.css';

interface FieldProps {
  /** The id of the control inside. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  /** The error message. */
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Ids that a control names in `aria-describedby`. */
export function descriptionOf(id: string, { help, error }: { help?: unknown; error?: unknown }) {
  const ids = [help === undefined ? '' : `${id}-help`, error === undefined ? '' : `${id}-error`];
  return ids.filter((each) => each !== '').join(' ') || undefined;
}

/** A control with its label above, help below, and its error message. */
export function Field({ id, label, help, error, className, children }: FieldProps) {
  return (
    <div className={clsx('field', error !== undefined && 'field-wrong', className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      {help !== undefined && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error message of a field, below it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p className="field-error" id={`${id}-error`}>
      <Icon of={CircleAlert} />
      {error}
    </p>
  );
}
