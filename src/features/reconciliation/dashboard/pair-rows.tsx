import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import clsx from 'clsx';
import { useRef } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { isOnControl } from '#dashboard/table/use-row-keys.ts';
import { useHand } from '#features/money/dashboard/use-hand.ts';
import { m } from '#messages/messages.js';
import type { Reconciliation } from '../matches/matches.contract.ts';
import { matchSides, type OpenEntry, type OpenLine } from './reconciliation-client.ts';
import { showReconciliationKeys } from './reconciliation-keys.ts';
import { dayLabel, entryLabel, signedTaka } from './reconciliation-labels.ts';

interface Pair {
  readonly line: OpenLine;
  readonly entry: OpenEntry;
}

const rowId = (index: number) => `pair-${index}`;

/** The pairs that speak for themselves, with both their sides. */
export function pairsOf({ proposals, unmatched }: Reconciliation): Pair[] {
  const lines = new Map(unmatched.statement.map((row) => [row.line, row]));
  const entries = new Map(unmatched.ledger.map((row) => [row.entry, row]));
  return proposals.flatMap((pair) => {
    const [line, entry] = [lines.get(pair.line), entries.get(pair.entry)];
    return line === undefined || entry === undefined ? [] : [{ line, entry }];
  });
}

/** Pairs of the same sum and near days, each matched by one click or by Enter. */
export function PairRows({ code, pairs }: { readonly code: string; readonly pairs: readonly Pair[] }) {
  const me = useMe();
  const refused = needsPermission(me, 'books.write');
  const names = pairs.map(({ line, entry }) => `${line.line} ${entry.entry}`);
  const { at, go, moveOn, take } = useHand(names, rowId);
  const settling = useRef(false);
  const settle = async (index: number) => {
    const pair = pairs[index];
    const name = names[index];
    if (pair === undefined || name === undefined || settling.current || refused !== undefined) {
      return;
    }
    // One at a time: a second press doesn't reach the next pair before that one is in hand.
    settling.current = true;
    if (await matchSides(code, { lines: [pair.line.line], entries: [pair.entry.entry] })) {
      moveOn(name);
    }
    settling.current = false;
  };
  useHotkeys([
    ['j', () => go(1)],
    ['k', () => go(-1)],
    ['ArrowDown', () => go(1)],
    ['ArrowUp', () => go(-1)],
    [
      'Enter',
      (event) => {
        if (!event.repeat && !isOnControl(event)) {
          void settle(at);
        }
      },
      { preventDefault: false },
    ],
    ['shift+?', showReconciliationKeys],
  ]);
  if (pairs.length === 0) {
    return null;
  }
  return (
    <section className="rec-pairs" aria-label={m.office_recon_pairs()}>
      <div className="rec-head">
        <h2>{m.office_recon_pairs()}</h2>
        <Button variant="subtle" size="compact-sm" onClick={showReconciliationKeys}>
          {m.office_recon_keys()}
        </Button>
      </div>
      {pairs.map(({ line, entry }, index) => (
        <article
          key={names[index]}
          id={rowId(index)}
          tabIndex={-1}
          className={clsx('of-list-sheet rec-pair', index === at && 'rec-in-hand')}
          aria-label={`${line.text} ${signedTaka(line.amount)}`}
          onFocus={() => take(names[index])}
        >
          <b className="num rec-sum">{signedTaka(line.amount)}</b>
          <span>
            <small className="of-dim">{m.office_recon_by_ledger()}</small> {entryLabel(entry)}{' '}
            <span className="of-dim num">{dayLabel(entry.on)}</span>
          </span>
          <span>
            <small className="of-dim">{m.office_recon_by_statement()}</small> {line.text}{' '}
            <span className="of-dim num">{dayLabel(line.on)}</span>
          </span>
          <MayButton
            refused={refused}
            {...(index === at ? { color: 'marigold.5' } : { variant: 'default' })}
            onClick={() => void settle(index)}
          >
            {m.office_recon_match()}
          </MayButton>
        </article>
      ))}
    </section>
  );
}
