import { add } from './kept.ts';
import type { ModelMovement } from './movements.ts';

/** A line of the bank's, or an entry of the ledger on it; poisha. */
export interface ModelRow {
  readonly on: string;
  readonly amount: number;
  /** The movement that an entry is of. */
  readonly movement?: string;
  /** With what it is matched: rows of one group are the same money. */
  group?: number | undefined;
}

interface Match {
  readonly id: string;
  /** What was booked with it. */
  readonly movement?: ModelMovement;
}

/** One account beside what its bank says. */
export class ModelStatement {
  readonly lines: ModelRow[] = [];
  readonly entries: ModelRow[] = [];
  readonly matches = new Map<number, Match>();
  /** What the bank had before its first line. */
  readonly before = 7_654_321;
  private groups = 0;

  get balance(): number {
    return this.lines.length === 0 ? 0 : this.before + add(this.lines.map(({ amount }) => amount));
  }
  get openLines(): readonly ModelRow[] {
    return this.lines.filter(({ group }) => group === undefined);
  }
  get openEntries(): readonly ModelRow[] {
    return this.entries.filter(({ group }) => group === undefined);
  }
  join(rows: readonly ModelRow[], match?: Match): void {
    this.groups += 1;
    for (const row of rows) {
      row.group = this.groups;
    }
    if (match !== undefined) {
      this.matches.set(this.groups, match);
    }
  }
  /** Takes a match apart: its rows are open again. */
  part(group: number | undefined): void {
    if (group !== undefined) {
      this.matches.delete(group);
      for (const row of [...this.lines, ...this.entries]) {
        row.group = row.group === group ? undefined : row.group;
      }
    }
  }
  /** An entry is undone: with the opposite one of today it is nothing that the bank would show. */
  end(movement: string, today: string): void {
    const entry = this.entries.find((each) => each.movement === movement);
    if (entry !== undefined) {
      this.part(entry.group);
      const back = { on: today, amount: -entry.amount };
      this.entries.push(back);
      this.join([entry, back]);
    }
  }
}
