import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { askText } from '#dashboard/form/text-form.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { booksKey } from '#features/books/dashboard/books-client.ts';
import { m } from '#messages/messages.js';
import type { Reconciliation } from '../matches/matches.contract.ts';
import { dayLabel, signedTaka } from './reconciliation-labels.ts';

type Match = Reconciliation['matches'][number];
type Side = Match['lines'];

const sideLabel = (rows: Side) =>
  rows.map(({ on, text, amount }) => `${dayLabel(on)}: ${text} ${signedTaka(amount)}`).join('; ');

/** The latest matches, each with the button that undoes it. */
export function MatchRows({ code, matches }: { readonly code: string; readonly matches: readonly Match[] }) {
  const me = useMe();
  if (matches.length === 0) {
    return null;
  }
  return (
    <section className="of-list-sheet rec-side" aria-label={m.office_recon_matches()}>
      <h2>{m.office_recon_matches()}</h2>
      <ul>
        {matches.map(({ id, lines, entries, origin, booked }) => {
          const sum = signedTaka(
            (lines.length > 0 ? lines : entries).reduce((all, { amount }) => all + amount, 0),
          );
          const what = `${(lines[0] ?? entries[0])?.text ?? ''} ${sum}`;
          return (
            <li key={id}>
              <span>
                {sideLabel(lines)} <small className="of-dim">{sideLabel(entries)}</small>{' '}
                {origin === 'inbox' && <small className="of-dim">{m.office_recon_by_inbox()}</small>}
              </span>
              <b className="num">{sum}</b>
              <MayButton
                refused={needsPermission(me, 'books.write')}
                variant="subtle"
                size="compact-sm"
                aria-label={m.office_books_undo_of({ what })}
                onClick={() =>
                  askText(booked ? m.office_recon_undo_booked() : m.office_books_undo_of({ what }), {
                    label: m.office_order_reason(),
                    least: 3,
                    most: 500,
                    confirm: m.office_undo(),
                    told: m.office_recon_notify_undone(),
                    changes: booksKey,
                    act: (reason) => write('POST /accounts/{code}/matches/{id}/undo', { code, id, reason }),
                  })
                }
              >
                {m.office_undo()}
              </MayButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
