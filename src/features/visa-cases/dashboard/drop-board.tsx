import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { isOnField } from '#dashboard/table/use-row-keys.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { paperLetters } from '../drop/letters.rules.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { DropThumb } from './drop-thumb.tsx';
import type { DroppedFile } from './dropped-files.ts';
import { takesFile } from './dropped-files.ts';

interface DropBoardProps {
  readonly of: OfficeCase;
  readonly rows: readonly DroppedFile[];
  /** The key of the file in hand. */
  readonly hand: string | undefined;
  readonly onHand: (key: string | undefined) => void;
  readonly onPlace: (key: string, part: Pick<DroppedFile, 'applicant' | 'paper'>) => void;
}

const nameOf = (name: string | null) => name ?? m.office_case_nameless();

/** The most people whose numbers are on a keyboard. */
const maxPeople = 9;

/** Whether files can be laid to papers by dragging and by keys: there are few enough people. */
export const hasBoard = ({ applicants }: OfficeCase): boolean => applicants.length <= maxPeople;

/**
 * The file in hand, large, and the papers of each applicant to lay it to: it is dragged there, or its person chosen by a digit
 * and its paper by a letter. A guess is laid in by Enter, never by itself.
 */
export function DropBoard({ of, rows, hand, onHand, onPlace }: DropBoardProps) {
  const [person, setPerson] = useState<string>();
  const [over, setOver] = useState<string>();
  const row = rows.find(({ key }) => key === hand);
  const chosen = row?.guess?.applicant ?? person ?? of.applicants[0]?.id;
  const papers = of.applicants.flatMap((each) => each.papers.filter(takesFile));
  const kinds = [...new Map(papers.map((paper) => [paper.key, paper])).values()];
  const letters = paperLetters(kinds);
  const number = (value: number) => count(value, officeLanguage());
  const paperOf = (applicant: string | undefined, key: string) =>
    of.applicants
      .find(({ id }) => id === applicant)
      ?.papers.find((each) => each.key === key && takesFile(each));

  /** Lays a file to a paper; the next one without a place is in hand then. */
  function place(key: string | undefined, applicant: string, paper: string) {
    if (key === undefined) {
      return;
    }
    onPlace(key, { applicant, paper });
    const at = rows.findIndex((each) => each.key === key);
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)];
    onHand(next.find((each) => each.state === 'waiting' && each.paper === '')?.key);
  }
  const step = (by: number) => {
    const waiting = rows.filter(({ state }) => state === 'waiting');
    const at = waiting.findIndex(({ key }) => key === hand);
    onHand(waiting[Math.min(waiting.length - 1, Math.max(0, at + by))]?.key);
  };
  const takeGuess = () =>
    row?.guess !== undefined &&
    row.guess.paper !== '' &&
    place(row.key, row.guess.applicant, row.guess.paper);
  useHotkeys([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', (event) => !isOnField(event) && takeGuess(), { preventDefault: false }],
    ...of.applicants
      .slice(0, maxPeople)
      .map(({ id }, index): [string, () => void] => [String(index + 1), () => choosePerson(id)]),
    ...kinds.flatMap(({ key }): [string, () => void][] => {
      const letter = letters.get(key);
      const paper = paperOf(chosen, key);
      return letter === undefined
        ? []
        : [[letter, () => chosen !== undefined && paper !== undefined && place(hand, chosen, paper.id)]];
    }),
  ]);
  function choosePerson(id: string) {
    setPerson(id);
    if (row?.guess !== undefined) {
      // Whoever chooses knows better than the file's name.
      onPlace(row.key, { applicant: id, paper: '' });
    }
  }
  return (
    <div className="vc-lay">
      <figure
        className="vc-hand"
        aria-live="polite"
        draggable={row !== undefined}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, row?.key ?? '')}
      >
        {row === undefined ? (
          <p>{m.office_drop_no_hand()}</p>
        ) : (
          <>
            <DropThumb
              key={row.key}
              file={row.file}
              longest={520}
              label={m.office_drop_seen({ name: row.path })}
            />
            <figcaption>{row.path}</figcaption>
            {row.guess !== undefined && row.guess.paper !== '' && (
              <Button
                variant="outline"
                color="marigold.7"
                rightSection={<Kbd aria-hidden="true">Enter</Kbd>}
                onClick={takeGuess}
              >
                {m.office_drop_guess({
                  name: nameOf(of.applicants.find(({ id }) => id === row.guess?.applicant)?.name ?? null),
                  paper: papers.find(({ id }) => id === row.guess?.paper)?.name ?? '',
                })}
              </Button>
            )}
          </>
        )}
      </figure>
      <div className="vc-lay-table">
        <p className="vc-noted">{m.office_drop_keys()}</p>
        <table>
          <thead>
            <tr>
              <th>{m.office_case_papers()}</th>
              {of.applicants.map(({ id, name }, index) => (
                <th key={id} scope="col" data-chosen={id === chosen || undefined}>
                  <Kbd aria-hidden="true">{number(index + 1)}</Kbd> {nameOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ key, name }) => (
              <tr key={key}>
                <th scope="row">
                  <Kbd aria-hidden="true">{letters.get(key)?.toUpperCase()}</Kbd> {name}
                </th>
                {of.applicants.map((applicant) => {
                  const paper = paperOf(applicant.id, key);
                  const label = m.office_drop_lay({ paper: name, name: nameOf(applicant.name) });
                  const laid = rows.filter((each) => each.paper === paper?.id).length;
                  return (
                    <td key={applicant.id}>
                      {paper !== undefined && (
                        <button
                          type="button"
                          className="vc-target"
                          aria-label={laid === 0 ? label : `${label}, ${number(laid)}`}
                          data-guess={row?.guess?.paper === paper.id || undefined}
                          data-over={over === paper.id || undefined}
                          onClick={() => place(hand, applicant.id, paper.id)}
                          onDragOver={(event) => {
                            if (event.dataTransfer.types.includes(dragType)) {
                              event.preventDefault();
                              setOver(paper.id);
                            }
                          }}
                          onDragLeave={() => setOver(undefined)}
                          onDrop={(event) => {
                            event.preventDefault();
                            setOver(undefined);
                            const dragged = event.dataTransfer.getData(dragType);
                            if (dragged !== '') {
                              place(dragged, applicant.id, paper.id);
                            }
                          }}
                        >
                          {laid === 0 ? '+' : number(laid)}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** What a file that is dragged inside the page is known by. */
export const dragType = 'text/x-dropped-file';
