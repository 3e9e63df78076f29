import { add, type ModelLine, retainedOf, sumOf } from './kept.ts';
import type { ModelCost } from './passed-on.ts';

export interface ModelPayment {
  readonly id: string;
  readonly method: string;
  readonly amount: number;
  readonly fee: number;
  readonly by: string;
  readonly at: number;
  readonly verify: string | null;
  /** It counted at once, by one person. */
  readonly isAlone?: boolean;
  state: 'waiting' | 'counted' | 'undone' | 'rejected';
  /** Where a cheque is. */
  cheque?: 'in-hand' | 'deposited' | 'cleared' | 'bounced';
  /** What the bank took for a cheque that bounced. */
  charge?: number;
  chequeVerify?: string;
  /** What the payer kept back for the state; a part of the amount that never came. */
  deducted?: { readonly kind: 'vat' | 'tax'; readonly amount: number; isCertified: boolean }[];
  /** The day that somebody wrote on it. */
  on?: string | undefined;
}

export interface ModelWriteOff {
  readonly id: string;
  /** Positive for what is forgiven. */
  readonly amount: number;
  isStanding: boolean;
}

export interface ModelRefund {
  readonly id: string;
  readonly method: string;
  readonly amount: number;
  readonly askedBy: string;
  readonly at: number;
  /** One person alone gave it back. */
  readonly isAlone: boolean;
  /** Whose till it leaves. */
  paidBy: string;
  state: 'asked' | 'approved' | 'paid' | 'refused' | 'undone';
}

interface ModelSeats {
  departure: string;
  seats: number;
  state: 'held' | 'booked' | 'free';
  /** Milliseconds. */
  until: number;
}

export interface Due {
  readonly amount: number;
  readonly due: string;
}

const dayMs = 86_400_000;
/** The day in Dhaka. */
export const dayOf = (at: number): string => new Date(at + 6 * 3_600_000).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

type State = 'quoted' | 'open' | 'completed' | 'cancelled' | 'lapsed';

/** What one customer bought, as it should be. */
export class ModelOrder {
  id = '';
  token = '';
  door = '';
  state: State = 'quoted';
  lines: ModelLine[] = [];
  plan: Due[] = [];
  travelsOn: string | null = null;
  validUntil: string | null = null;
  madeOn = '';
  acceptedOn: string | null = null;
  /** What is kept of each line, once it is cancelled. */
  kept: number[] = [];
  payments: ModelPayment[] = [];
  refunds: ModelRefund[] = [];
  /** What its official fees and suppliers' prices really cost. */
  costs: ModelCost[] = [];
  written: ModelWriteOff[] = [];
  /** The VAT of each line, in hundredths of a per cent. */
  rates: number[] = [];
  seats: ModelSeats | undefined;
  /** How far its visa has come. */
  stage: string | undefined;
  version = 1;
  readonly marks = new Set<string>();

  get total(): number {
    return add(this.lines.map(sumOf));
  }
  /** What was sold, or is kept. */
  private get price(): number {
    return this.state === 'cancelled' ? add(this.kept) : this.isSold ? this.total : 0;
  }
  /** What nobody pays or gives back, when whole taka were paid for a price with some poisha. */
  get rounding(): number {
    const price = this.price - this.writtenOff;
    const off = this.paid - price;
    const isWhole = price % 100 !== 0 && this.paid > 0 && this.paid % 100 === 0;
    return isWhole && Math.abs(off) < 100 ? off : 0;
  }
  /** What is forgiven of the price; negative for what is kept of what was paid too much. */
  get writtenOff(): number {
    return add(this.written.filter(({ isStanding }) => isStanding).map(({ amount }) => amount));
  }
  /** What the books charge. */
  get charged(): number {
    return this.price + this.rounding - this.writtenOff;
  }
  get isSold(): boolean {
    return this.state === 'open' || this.state === 'completed';
  }
  get counted(): readonly ModelPayment[] {
    return this.payments.filter(({ state }) => state === 'counted');
  }
  private refundsIn(...states: ModelRefund['state'][]): number {
    return add(this.refunds.filter(({ state }) => states.includes(state)).map(({ amount }) => amount));
  }
  get refunded(): number {
    return this.refundsIn('paid');
  }
  get promised(): number {
    return this.refundsIn('approved');
  }
  get asked(): number {
    return this.refundsIn('asked', 'approved');
  }
  /** What came less what went back. */
  get paid(): number {
    return add(this.counted.map(({ amount }) => amount)) - this.refunded;
  }
  /** What the customer owes beyond what is promised to them; negative: the agency owes. */
  get balance(): number {
    return this.charged - this.paid + this.promised;
  }
  /** What the customer owes; negative when the agency does. */
  get owed(): number {
    return this.charged - this.paid;
  }
  /** How it stands, in a word. */
  get standing(): string {
    const { state, paid, charged } = this;
    if (this.isSold ? this.promised > 0 && paid > 0 : paid > charged) {
      return 'refund due';
    }
    if (paid < charged) {
      return paid > 0 ? 'part paid' : 'unpaid';
    }
    if (this.refunded > 0 && (state === 'cancelled' || paid <= 0)) {
      return 'refunded';
    }
    if (paid > 0) {
      return paid === charged ? 'paid' : 'overpaid';
    }
    return this.isSold || state === 'lapsed' ? 'paid' : 'unpaid';
  }
  /** The plan with its days as they count after acceptance. */
  get payable(): Due[] {
    const { acceptedOn, madeOn } = this;
    return this.plan
      .map(({ amount, due }) => ({
        amount,
        due: acceptedOn !== null && due >= madeOn && due < acceptedOn ? acceptedOn : due,
      }))
      .toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));
  }
  /** What is due by a day at the latest, of all that isn't paid. */
  dueBy(day: string): number {
    const later = add(this.payable.filter(({ due }) => due > day).map(({ amount }) => amount));
    return Math.max(0, this.owed - later);
  }
  /** What the page asks for next. */
  nextDue(today: string): number {
    if (this.state === 'cancelled' || this.state === 'lapsed') {
      return Math.max(0, this.owed);
    }
    const wanted = (this.isSold ? this.charged : this.total) - this.paid;
    const days = this.payable.map(({ due }) => due);
    for (const day of [today, ...days.filter((each) => each > today)]) {
      const later = add(this.payable.filter(({ due }) => due > day).map(({ amount }) => amount));
      if (wanted > later) {
        return wanted - later;
      }
    }
    return 0;
  }
  keptOn(day: string): number[] {
    return retainedOf(
      this.lines,
      this.travelsOn === null ? undefined : daysBetween(day, this.travelsOn),
      this.stage,
    );
  }
}
