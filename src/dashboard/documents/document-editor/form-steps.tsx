import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { FormFieldError } from '../../form/form-store.ts';
import { officeLanguage } from '../../language.ts';

export interface FormSection<Name extends string = string> {
  readonly key: string;
  readonly title: string;
  /** The facts and texts whose problems belong to this section. */
  readonly fields: readonly Name[];
  readonly content: ReactNode;
}

/** The problems of a part of the form. */
const errorsOf = (part: FormSection, problems: readonly FormFieldError[]): number =>
  problems.filter(({ path }) => {
    const inside = path.replace(/^(?:facts|texts\.(?:en|bn))\./, '');
    return part.fields.some((field) => inside === field || inside.startsWith(`${field}.`));
  }).length;

interface FormStepsProps {
  parts: readonly FormSection[];
  problems: readonly FormFieldError[];
  /** Whether anything was entered: in a blank form no section is done. */
  begun: boolean;
  /** Whether the user tried to publish: from then on missing fields are shown. */
  showsAll: boolean;
}

/** The sections of the form with their state: done, to do, or with problems. */
export function FormSteps({ parts, problems, begun, showsAll }: FormStepsProps) {
  const language = officeLanguage();
  const go = (key: string) => {
    document.getElementById(`part-${key}`)?.scrollIntoView({ block: 'start' });
    document.getElementById(`part-${key}-name`)?.focus({ preventScroll: true });
  };
  return (
    <nav className="fk-steps" aria-label={m.writing_sections()}>
      <ol>
        {parts.map((part, index) => {
          const left = errorsOf(part, problems);
          const state = left === 0 && begun ? 'done' : showsAll && left > 0 ? 'wrong' : 'todo';
          return (
            <li key={part.key}>
              <button type="button" className={`fk-step fk-step-${state}`} onClick={() => go(part.key)}>
                <i className="num" aria-hidden="true">
                  {state === 'done' ? (
                    <Icon of={Check} />
                  ) : state === 'wrong' ? (
                    '!'
                  ) : (
                    count(index + 1, language)
                  )}
                </i>
                <span>{part.title}</span>
                {state === 'wrong' && <small>{m.writing_to_mend({ count: count(left, language) })}</small>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
