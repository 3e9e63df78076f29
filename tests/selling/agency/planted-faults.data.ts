/** A fault that the walk has to find: what stands in a file of the program, and what stands there instead. */
interface PlantedFault {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const of = (file: string, from: string, to: string): PlantedFault => ({
  file: `src/features/${file}`,
  from,
  to,
});

/** By what goes wrong. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'a cancelled order keeps its seats': of(
    'orders/orders.commands.ts',
    "if (changed.state === 'cancelled' || changed.state === 'lapsed') {",
    "if (changed.state === 'lapsed') {",
  ),
  'seats whose hold is over are booked although somebody has them': of(
    'departures/seats/seats.writes.ts',
    "if (hold.state === 'held' && hold.isLive) {",
    "if (hold.state !== 'booked') {",
  ),
  'money that was undone leaves another till than it came into': of(
    'payments/undo.commands.ts',
    '      clerk: row.takenBy,\n      postings: await listPostings(tx, entry),',
    '      clerk: actor.id,\n      postings: await listPostings(tx, entry),',
  ),
  'what was paid too much stays on the receivables': of(
    'ledger/ledger.rules.ts',
    'receivable: Math.max(balance, 0), deposits: Math.min(balance, 0)',
    'receivable: balance, deposits: 0',
  ),
  'what a cancellation keeps is rounded down': of(
    'orders/lifecycle/cancellation.rules.ts',
    '? Math.ceil((price * keptShare(line, days))',
    '? Math.floor((price * keptShare(line, days))',
  ),
  'a request that is sent twice is done twice': {
    file: 'src/platform/idempotency/idempotency.ts',
    from: 'if (begun) {',
    to: 'if (begun !== null) {',
  },
  'a smaller party keeps the seats of the larger one': of(
    'departures/moves/moves.writes.ts',
    'const given = departureId === to.departureId ? Math.max(0, seats - to.seats) : seats;',
    'const given = departureId === to.departureId ? 0 : seats;',
  ),
  'money that is about to go back can be undone': of(
    'payments/refunds/open-refunds.writes.ts',
    'if (open > 0 && (paid - amount < open',
    'if (open < 0 && (paid - amount < open',
  ),
  'more is asked back than was paid': of(
    'payments/refunds/refunds.commands.ts',
    'const most = paid - (await sumOpen(tx, orderId));',
    'const most = paid;',
  ),
  'the bank’s charge stays when a bounce is undone': of(
    'payments/cheques/cheques.commands.ts',
    "await undoChequeSteps(context, row, reason, ['cheque-charge']);",
    'await undoChequeSteps(context, row, reason, []);',
  ),
  'cash that waits for approval goes to the safe': of(
    'till/till.rules.ts',
    'handedOver: Math.max(0, counted - waiting)',
    'handedOver: Math.max(0, counted)',
  ),
  'a package on the form of a new order takes no seats': of(
    'orders/sale.writes.ts',
    'seats === undefined ? null : seatParty(',
    "seats === undefined || happened === 'quoted' ? null : seatParty(",
  ),
  'what is ticketed goes back when the order is cancelled': of(
    'fares/tickets/tickets.commands.ts',
    'if (changed.length > replaced.length && row.orderId !== null) {\n        await spendTickets',
    'if (changed.length < replaced.length && row.orderId !== null) {\n        await spendTickets',
  ),
  'what went back and never came isn’t asked for': of(
    'orders/terms/plan.rules.ts',
    'const beyond = Math.max(-paid, 0);',
    'const beyond = Math.min(paid, 0) * 0;',
  ),
  'the same transfer by another file is another one': of(
    'money/arrivals/identity.rules.ts',
    'const nearDays = 1;',
    'const nearDays = -1;',
  ),
  'any fee is taken off what came': of(
    'money/matches/matches.commands.ts',
    'if (arrival !== undefined && match.fee > maxFee(arrival.method, shared)) {',
    'if (arrival === undefined && match.fee > shared) {',
  ),
  'a wallet’s fee is a bank’s charge': of(
    'books/movements/movements.rules.ts',
    'isBank(from) || (isBank(to) && (isTill(from) || isSafe(from)))',
    'isBank(from) || isBank(to)',
  ),
  'more leaves the safe than is in it': of(
    'books/movements/movements.writes.ts',
    'if (amount > balance) {',
    'if (amount < 0) {',
  ),
  'one approves what one wants to move oneself': of(
    'books/movements/movements.policy.ts',
    'actor.id === by\n',
    "actor.id === ''\n",
  ),
  'an undone bill that was paid leaves no advance': of(
    'ledger/supplier-entries/supplier-entries.writes.ts',
    'const moved = movedToAdvances(owed, undoing, more);',
    'const moved = movedToAdvances(owed, [], 0);',
  ),
  'a bill in dollars is rounded down': of(
    'suppliers/bills/bills.rules.ts',
    '(product * 2n + rateUnit) / (rateUnit * 2n)',
    'product / rateUnit',
  ),
  'the same bill is booked twice when it is typed otherwise': of(
    'suppliers/bills/bills.rules.ts',
    "number.toLowerCase().replace(/\\s/g, '')",
    'number.trim()',
  ),
  'what one person spends in parts needs nobody else': of(
    'orders/approval-limit.rules.ts',
    "cost: { kinds: ['cost'], by: ['actor'] }",
    "cost: { kinds: ['cost'], by: [] }",
  ),
  'what an embassy takes more than was collected is no loss': of(
    'orders/lifecycle/passed-on.rules.ts',
    'const fell = Math.min(cost, collected);',
    'const fell = cost;',
  ),
  'the last day of a closed period takes bookings': of(
    'ledger/closing/closing.writes.ts',
    'if (until !== null && on <= until) {',
    'if (until !== null && on < until) {',
  ),
  'the fee of a match stays when that is undone': of(
    'reconciliation/matches/matches.commands.ts',
    "if (of?.state === 'booked') {",
    "if (of?.state === 'waiting') {",
  ),
  'more is written off in parts than may be': of(
    'payments/adjustments/write-offs.commands.ts',
    'if (Math.abs(amount) + before > writeOffUpTo) {',
    'if (Math.abs(amount) > writeOffUpTo) {',
  ),
  'what is on its way is cash': of(
    'reports/cash/cash.queries.ts',
    ".filter(({ kind }) => kind === 'money')",
    ".filter(({ kind }) => kind === 'money' || kind === 'clearing')",
  ),
};
