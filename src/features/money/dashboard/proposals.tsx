import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { isOnControl } from '#dashboard/table/use-row-keys.ts';
import { m } from '#messages/messages.js';
import type { InboxOrderProposal, MoneyInbox } from '../matches/matches.contract.ts';
import { askAbout } from './ask-button.tsx';
import { openMatch } from './match-form.tsx';
import { acceptOrder, OrderProposalRow, partOrders } from './order-proposal-row.tsx';
import { acceptProposal, openSlip, ProposalRow, partProposal } from './proposal-row.tsx';
import { openSlipForm, type SlipSides } from './slip-form.tsx';
import { slipDrop, usePastedSlip } from './slip-place.tsx';
import { useHand } from './use-hand.ts';

/** An Enter on a button or a link is that one's own. */
const leavesControls = { preventDefault: false };

type Row =
  | { readonly name: string; readonly pair: MoneyInbox['proposals'][number] }
  | { readonly name: string; readonly forOrder: InboxOrderProposal };

const rowId = (index: number) => `proposal-${index}`;

/** Takes an option of money that nobody told of; one that isn't chosen needs its number. */
async function takeOption(proposal: InboxOrderProposal, at?: number): Promise<boolean> {
  const option = proposal.options[at ?? 0];
  if (option === undefined) {
    return false;
  }
  if (at === undefined && !proposal.isChosen) {
    notifications.show({ message: m.office_money_choose_order() });
    return false;
  }
  return acceptOrder(proposal, option);
}

/** Whose slip it is that was put beside a row, and what it tells: as the money that arrived. */
function slipSidesOf(file: File, row: Row): SlipSides {
  if ('pair' in row) {
    return { file, order: row.pair.claim, known: row.pair.claim };
  }
  const { arrival, options, isChosen } = row.forOrder;
  return { file, order: isChosen ? options[0] : undefined, known: arrival };
}

/** What arrived beside what customers told of it, or beside the order that it may be for; gone through by keys. */
export function Proposals({ proposals, orderProposals }: Pick<MoneyInbox, 'proposals' | 'orderProposals'>) {
  const rows: readonly Row[] = [
    ...proposals.map((pair) => ({ name: `${pair.claim.id} ${pair.arrival.id}`, pair })),
    ...orderProposals.map((forOrder) => ({ name: forOrder.arrival.id, forOrder })),
  ];
  const { at, go, moveOn, take } = useHand(
    rows.map(({ name }) => name),
    rowId,
  );
  /** The row of which a press is still being answered. */
  const settling = useRef<string>(undefined);
  const current = rows[at];
  const act = (run: (row: Row) => void) => (event: KeyboardEvent) => {
    if (current !== undefined && !event.repeat && !isOnControl(event)) {
      run(current);
    }
  };
  /** One at a time: a second press doesn't reach the next proposal before that one is in hand. */
  const settle = (run: (row: Row) => Promise<boolean>) =>
    act(async (row) => {
      if (rows.some(({ name }) => name === settling.current)) {
        return;
      }
      settling.current = row.name;
      if (await run(row)) {
        moveOn(row.name);
      }
      if (settling.current === row.name) {
        settling.current = undefined;
      }
    });
  const option = (number: number) =>
    settle(async (row) => 'forOrder' in row && takeOption(row.forOrder, number - 1));
  useHotkeys([
    ['j', () => go(1)],
    ['k', () => go(-1)],
    ['ArrowDown', () => go(1)],
    ['ArrowUp', () => go(-1)],
    [
      'Enter',
      settle((row) => ('pair' in row ? acceptProposal(row.pair) : takeOption(row.forOrder))),
      leavesControls,
    ],
    ['1', option(1)],
    ['2', option(2)],
    ['3', option(3)],
    ['4', option(4)],
    ['n', settle((row) => ('pair' in row ? partProposal(row.pair) : partOrders(row.forOrder)))],
    ['o', act((row) => openMatch('pair' in row ? row.pair : { arrival: row.forOrder.arrival }))],
    ['p', act((row) => 'pair' in row && row.pair.claim.slip && void openSlip(row.pair.claim))],
    ['a', act((row) => 'pair' in row && void askAbout(row.pair.claim))],
  ]);
  usePastedSlip((file) => {
    if (current !== undefined) {
      openSlipForm(slipSidesOf(file, current));
    }
  });
  return rows.map((row, index) => {
    const { name } = row;
    const hand = { id: rowId(index), inHand: index === at, onHand: () => take(name) };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of two; pasting works by keys
      <div key={name} {...slipDrop((file) => openSlipForm(slipSidesOf(file, row)))}>
        {'pair' in row ? (
          <ProposalRow proposal={row.pair} {...hand} />
        ) : (
          <OrderProposalRow proposal={row.forOrder} {...hand} />
        )}
      </div>
    );
  });
}
