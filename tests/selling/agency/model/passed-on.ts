import { add, type ModelLine, sumOf } from './kept.ts';

/** What an official fee or a supplier's price of an order really cost. */
export interface ModelCost {
  /** The line of the order; it keeps its place among them. */
  readonly line: ModelLine;
  readonly amount: number;
  /** Nothing more comes for the line. */
  readonly finished: boolean;
  /** So much more of the line counted as spent by it. */
  readonly spent: number;
  isStanding: boolean;
}

interface PassedOnOrder {
  readonly lines: readonly ModelLine[];
  readonly kept: readonly number[];
  readonly costs: readonly ModelCost[];
  readonly state: string;
}

export const passedOnCode = { official: '2200', supplier: '2300' } as const;
const charges = ['official', 'supplier'] as const;

/**
 * What passing on has on each account beside who paid: what was collected falls by the cost, what costs more is lost, and what is left
 * is gained once nothing more comes. What a cancelled order keeps goes first to what its lines cost, in their order.
 */
export function effectOfPassingOn(order: PassedOnOrder): [account: string, amount: number][] {
  const isCancelled = order.state === 'cancelled';
  const isOver = isCancelled || order.state === 'completed';
  return charges.flatMap((charge) => {
    const costed = order.lines.flatMap((line) => {
      const own = order.costs.filter((each) => each.line === line && each.isStanding);
      const cost = add(own.map(({ amount }) => amount));
      const isKnown = order.costs.some((each) => each.line === line);
      return line.charge === charge && isKnown
        ? [{ cost, price: sumOf(line), isFinished: isOver || own.some(({ finished }) => finished) }]
        : [];
    });
    const held = order.lines.map((line, place) =>
      line.charge === charge ? (isCancelled ? (order.kept[place] ?? 0) : sumOf(line)) : 0,
    );
    // First what the lines cost, then what else was collected for each.
    let left = add(held) - add(costed.map(({ cost, price }) => Math.min(cost, price)));
    let short = Math.max(0, -left);
    left = Math.max(0, left);
    const standing = costed.toReversed().map(({ cost, price, isFinished }) => {
      const wanted = Math.min(cost, price);
      const missing = Math.min(short, wanted);
      short -= missing;
      return { cost, price, isFinished, fell: wanted - missing };
    });
    return standing.toReversed().flatMap(({ cost, price, isFinished, fell }): [string, number][] => {
      const more = Math.min(left, price - fell);
      left -= more;
      const gained = isFinished && cost > 0 ? more : 0;
      return [
        [passedOnCode[charge], fell + gained],
        ['5300', cost - fell],
        ['4300', -gained],
      ];
    });
  });
}
