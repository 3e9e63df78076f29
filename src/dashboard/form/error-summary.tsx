import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import type { FormFieldError } from './form-store.ts';

interface ErrorListProps {
  problems: readonly FormFieldError[];
  nameOf: (path: string) => string;
  onGo: (path: string) => void;
}

/** How many are shown; the next appear when these are fixed. */
const most = 12;

/** The problems to fix, each a link to its field. */
export function ErrorList({ problems, nameOf, onGo }: ErrorListProps) {
  return (
    <ul className="fk-problems">
      {problems.slice(0, most).map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <button type="button" className="fk-link" onClick={() => onGo(path)}>
            {nameOf(path)}: {message}
          </button>
        </li>
      ))}
      {problems.length > most && (
        <li>{m.writing_mend_more({ count: count(problems.length - most, officeLanguage()) })}</li>
      )}
    </ul>
  );
}
