import { ClipboardPaste } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { longestPaste } from '../names-table/pasted-list.rules.ts';
import { fieldLabel } from '../names-table/row-texts.rules.ts';
import { type Pasted, pasteControl } from '../names-table/sorted-list.rules.ts';
import { controlName, type TravellerField } from '../names-table/typed-traveller.rules.ts';
import { NamesRow, type NamesRowView, type RowState } from './names-row.tsx';
import './names-table.css';

interface NamesTableProps {
  readonly rows: readonly NamesRowView[];
  readonly columns: readonly TravellerField[];
  /** What stands below the columns of a row, folded. */
  readonly moreOf?: (at: number) => readonly TravellerField[];
  readonly language: Language;
  readonly pasted: Pasted | undefined;
  readonly isFixed?: boolean;
  readonly isRestored: boolean;
  /** Whether it was sent and not taken: then all that is wrong stands above it. */
  readonly wasPosted: boolean;
  /** Errors of fields that stand outside the table. */
  readonly others?: readonly { readonly field: string; readonly words: string }[];
  /** What stands above everything, where one looks after a form was sent. */
  readonly told?: ReactNode;
  readonly onSort: () => void;
}

const standing: Readonly<Record<RowState, (of: { shown: string }) => string>> = {
  ready: m.travellers_stands_ready,
  look: m.travellers_stands_look,
  wrong: m.travellers_stands_wrong,
  part: m.travellers_stands_part,
  later: m.travellers_stands_later,
};
const states = ['ready', 'look', 'wrong', 'part', 'later'] as const;

/** From so many travellers on the rows fold on a narrow screen, and a list is worth pasting. */
const folding = 5;

/** The table of who travels, inside its form: a pasted list is sorted into it, and each row says how it stands. */
export function NamesTable(props: NamesTableProps) {
  const { rows, columns, moreOf, language, pasted, isFixed = false, isRestored, others = [], told } = props;
  const isHydrated = useHydrated();
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const firstToDo = rows.find(({ state }) => state !== 'ready')?.place;
  const isOpen = ({ place, state }: NamesRowView) =>
    toggled[place] ?? (rows.length < folding || state === 'wrong' || place === firstToDo);
  const toCorrect = rows.flatMap(({ place, label, said }) =>
    said
      .filter(({ level }) => level === 'red')
      .map(({ field, words }) => ({
        field: controlName(place, field),
        words: `${m.travellers_of_row({ who: label, column: fieldLabel(field) })}: ${words}`,
      })),
  );
  const shown = states
    .map((state) => ({ state, rows: rows.filter((row) => row.state === state).length }))
    .filter(({ rows: count }) => count > 0);
  return (
    <div className="names" data-columns={columns.length}>
      <div className="names-told" id="names-told" tabIndex={-1}>
        {told}
        {props.wasPosted && <ErrorSummary title={m.travellers_wrong()} errors={[...toCorrect, ...others]} />}
        {isRestored && <p role="status">{m.travellers_draft()}</p>}
      </div>
      <div className="names-tools">
        {!isFixed && (
          <details className="names-paste" open={pasted !== undefined || rows.length >= folding}>
            <summary>
              <Icon of={ClipboardPaste} /> {m.travellers_paste()}
            </summary>
            <div className="field">
              <label htmlFor={pasteControl}>{m.travellers_paste_text()}</label>
              <textarea
                id={pasteControl}
                name={pasteControl}
                rows={4}
                maxLength={longestPaste}
                placeholder={
                  '1. Mr Rahim Uddin, A01234567, 12/03/1979\n2. Mrs Salma Begum, A01234568, 30/07/1983'
                }
                spellCheck={false}
                autoComplete="off"
              />
            </div>
            {/* Without scripts the server sorts, and nothing is saved yet. With them Enter in a field saves, as elsewhere. */}
            <button
              className="btn btn-line"
              type={isHydrated ? 'button' : 'submit'}
              name="act"
              value="sort"
              onClick={(event) => {
                event.preventDefault();
                props.onSort();
              }}
            >
              {m.travellers_paste_sort()}
            </button>
            <div role="status">
              {pasted !== undefined && <PastedNote pasted={pasted} language={language} />}
            </div>
          </details>
        )}
        <div className="names-stands" role="status">
          <p className="names-stands-title">{m.travellers_stands()}</p>
          <div className="names-bar" aria-hidden="true">
            {shown.flatMap(({ state, rows: of }) =>
              // Each row is a part of the bar; the parts of a state are alike.
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              Array.from({ length: of }, (_, at) => <i key={`${state}${at}`} data-state={state} />),
            )}
          </div>
          <ul className="num">
            {shown.map(({ state, rows: of }) => (
              <li key={state} data-state={state}>
                {standing[state]({ shown: count(of, language) })}
              </li>
            ))}
          </ul>
          {!props.wasPosted && toCorrect.length > 0 && (
            <ul className="names-wrong">
              {toCorrect.map(({ field, words }) => (
                <li key={`${field} ${words}`}>
                  <a href={`#${field}`}>{words}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="names-rows">
        <div className="names-head" aria-hidden="true">
          {columns.map((field) => (
            <span key={field} data-field={field}>
              {fieldLabel(field)}
            </span>
          ))}
        </div>
        {rows.map((row, at) => (
          <NamesRow
            key={row.place}
            {...row}
            {...{ columns, isFixed }}
            more={moreOf?.(at) ?? []}
            isOpen={isOpen(row)}
            onToggle={() => setToggled({ ...toggled, [row.place]: !isOpen(row) })}
            // A row that is being filled in doesn't fold once it is ready.
            onFocus={() => toggled[row.place] ?? setToggled({ ...toggled, [row.place]: true })}
          />
        ))}
      </div>
    </div>
  );
}

function PastedNote({ pasted, language }: { readonly pasted: Pasted; readonly language: Language }) {
  const { sorted, over, unread } = pasted;
  return (
    <>
      <p>{m.travellers_pasted({ sorted: count(sorted, language) })}</p>
      {over.length > 0 && <p>{m.travellers_pasted_over({ names: over.join(', ') })}</p>}
      {unread.length > 0 && <p>{m.travellers_pasted_unread({ lines: unread.slice(0, 8).join(' · ') })}</p>}
    </>
  );
}
