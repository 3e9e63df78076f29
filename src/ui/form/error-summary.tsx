import type { Ref } from 'react';
import './form.css';

interface ErrorSummaryProps {
  title: string;
  /** By the id of the field, in the order of the form. */
  errors: readonly { readonly field: string; readonly words: string }[];
  /** Takes the focus when a form was invalid. */
  ref?: Ref<HTMLDivElement>;
}

/** All errors of a form, above it, each a link to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return errors.length === 0 ? null : (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ field, words }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                const control = document.getElementById(field);
                if (control) {
                  event.preventDefault();
                  control.focus();
                  control.scrollIntoView({ block: 'center' });
                }
              }}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
