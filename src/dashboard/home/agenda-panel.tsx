import { Button } from '@mantine/core';
import { ChevronRight, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { officeLanguage } from '../language.ts';
import { groupLabels } from './agenda-labels.ts';
import { AgendaLine } from './agenda-line.tsx';
import type { PlacedGroup } from './agenda-order.rules.ts';

/** The id of a group's heading, which its question jumps to. */
export const headingOf = (name: PlacedGroup['name']) => `agenda-${name}`;

interface AgendaPanelProps {
  readonly group: PlacedGroup;
  /** The row on which the keys work, by `rowKey`. */
  readonly hand: string | undefined;
  readonly onHand: (key: string) => void;
  readonly onRetry: () => void;
}

/** Names a row among those of all groups. */
export const rowKey = (group: PlacedGroup, { id }: { readonly id: string }) => `${group.name} ${id}`;

/** A group with its first rows, its count and its sum; or that it couldn't be read. */
export function AgendaPanel({ group, hand, onHand, onRetry }: AgendaPanelProps) {
  const language = officeLanguage();
  const id = headingOf(group.name);
  return (
    <section className="of-panel home-group" aria-labelledby={id}>
      <div className="home-group-head">
        <h2 id={id} tabIndex={-1}>
          {groupLabels[group.name]()}
        </h2>
        {group.rows !== undefined && (
          <>
            <span className="home-count num">{count(group.total, language)}</span>
            {group.sum !== null && <span className="home-sum num">{taka(group.sum, language)}</span>}
            {group.path !== null && group.total > group.rows.length && (
              <Link to={group.path} className="home-all">
                {group.rows.length === 0
                  ? m.office_agenda_open_list()
                  : m.office_agenda_all({ count: count(group.total, language) })}
                <Icon of={ChevronRight} />
              </Link>
            )}
          </>
        )}
      </div>
      {group.rows === undefined ? (
        <div className="home-failed" role="alert">
          <Icon of={CircleAlert} />
          <p>{m.office_agenda_failed()}</p>
          <Button variant="default" onClick={onRetry}>
            {m.office_try_again()}
          </Button>
        </div>
      ) : (
        <ul>
          {group.rows.map((row) => (
            <AgendaLine
              key={row.id}
              group={group.name}
              row={row}
              inHand={rowKey(group, row) === hand}
              onHand={() => onHand(rowKey(group, row))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
