import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import type { OpenablePage } from './use-places.ts';

/** How much in a place is the role's own work; nothing for nought. */
export function OwnWork({ number }: { readonly number: number }) {
  return number === 0 ? null : (
    <span className="of-place-count num">
      {count(number, officeLanguage())}
      <span className="vh"> {m.office_waiting()}</span>
    </span>
  );
}

/** A page of the place that one is in, with how much waits there. */
export function PageLink({ of: { page, isHere, waiting, isOwn } }: { readonly of: OpenablePage }) {
  return (
    <Link className="of-place-page" to={page.path} aria-current={isHere ? 'page' : undefined}>
      <span>{page.label()}</span>
      {waiting > 0 && (
        <span className="of-page-count num" data-own={isOwn || undefined}>
          {count(waiting, officeLanguage())}
          <span className="vh"> {m.office_waiting()}</span>
        </span>
      )}
    </Link>
  );
}
