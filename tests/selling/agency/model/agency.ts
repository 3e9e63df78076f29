import { type Balances, bookOrder, inTill, type ModelTill, waitingIn } from './books.ts';
import { ModelOfficeBooks } from './office-books.ts';
import { dayAfter, dayOf, type ModelOrder } from './order.ts';

interface ModelDeparture {
  readonly id: string;
  readonly package: string;
  readonly adult: number;
  departsOn: string;
  cutOff: string;
  readonly seats: number;
  state: 'open' | 'closed' | 'cancelled';
}

/** The whole agency as it should be, from what was done alone. */
export class ModelAgency {
  now: number;
  readonly orders = new Map<string, ModelOrder>();
  readonly departures = new Map<string, ModelDeparture>();
  readonly tills = new Map<string, ModelTill>();
  /** Sums that no order and no clerk has: the safe, differences. */
  readonly others: Balances = new Map();
  /** What the office does with money of the agency's own. */
  readonly books = new ModelOfficeBooks();
  constructor(now: number) {
    this.now = now;
  }

  get today(): string {
    return dayOf(this.now);
  }
  till(who: string): ModelTill {
    const till = this.tills.get(who) ?? { moved: 0, openedOn: null, floatedOn: null, closedOn: null };
    this.tills.set(who, till);
    return till;
  }
  /** Cash goes into a drawer or out of it: the first of a day opens it. */
  openTill(who: string): void {
    this.till(who).openedOn ??= this.today;
  }
  drawer(who: string) {
    const orders = [...this.orders.values()];
    const balance = inTill(orders, this.tills.get(who), who) + this.books.cashOf(who);
    return { balance, waiting: waitingIn(orders, who) };
  }

  /** The seats of a departure that are gone: held until now or later, or booked. */
  gone(departure: string): { held: number; booked: number } {
    const sums = { held: 0, booked: 0 };
    for (const { seats } of this.orders.values()) {
      if (seats?.departure === departure) {
        sums.booked += seats.state === 'booked' ? seats.seats : 0;
        sums.held += this.isHeld(seats) ? seats.seats : 0;
      }
    }
    return sums;
  }
  isHeld(seats: ModelOrder['seats']): boolean {
    return seats?.state === 'held' && seats.until > this.now;
  }
  left(id: string): number {
    const { held, booked } = this.gone(id);
    return (this.departures.get(id)?.seats ?? 0) - held - booked;
  }
  isOpen(id: string): boolean {
    const run = this.departures.get(id);
    return run?.state === 'open' && run.departsOn >= this.today && run.cutOff >= this.today;
  }
  /** Whether the seats of a quote can be booked: held ones, or those that are left. */
  canSeat({ seats }: ModelOrder): boolean {
    if (seats === undefined || seats.state === 'booked') {
      return true;
    }
    if (this.isHeld(seats)) {
      return this.departures.get(seats.departure)?.state !== 'cancelled';
    }
    return this.isOpen(seats.departure) && this.left(seats.departure) >= seats.seats;
  }
  isOpenQuote({ state, validUntil }: ModelOrder): boolean {
    return state === 'quoted' && (validUntil === null || validUntil >= this.today);
  }
  /** The terms count: from now on the customer owes them, and has the seats. */
  accept(order: ModelOrder): void {
    order.state = 'open';
    order.acceptedOn = this.today;
    if (order.seats !== undefined) {
      order.seats.state = 'booked';
    }
  }
  /** Money counts: on a quote it accepts the terms while they hold and the seats are there. */
  count(order: ModelOrder): void {
    if (this.isOpenQuote(order) && this.canSeat(order)) {
      this.accept(order);
    }
  }
  /** What goes back of a completed order beyond what is owed is goodwill: it comes off the price. */
  promise(order: ModelOrder, amount: number): boolean {
    const credit = amount - Math.max(0, -order.balance);
    if (order.state !== 'completed' || credit <= 0) {
      return false;
    }
    order.lines = [
      ...order.lines,
      { charge: 'discount', quantity: 1, unit: -credit, text: 'Goodwill', ladder: [], spent: 0 },
    ];
    // One that costs more than was paid isn't over.
    order.state = order.charged > order.paid ? 'open' : 'completed';
    return true;
  }
  /** New terms of a quote count for a week anew, once its last day is over. */
  requote(order: ModelOrder): void {
    if (order.state === 'quoted' && order.validUntil !== null && order.validUntil < this.today) {
      order.validUntil = dayAfter(this.today, 7);
    }
  }
  /** An order ends: its seats are free. */
  free(order: ModelOrder): void {
    if (order.seats !== undefined) {
      order.seats.state = 'free';
    }
  }
  /** What happens by itself as time goes by. */
  tend(): void {
    for (const order of this.orders.values()) {
      const isOver = order.validUntil !== null && order.validUntil < this.today;
      if (order.state === 'quoted' && isOver && order.balance === 0 && order.promised === 0) {
        order.state = 'lapsed';
        this.free(order);
      }
      const hasTravelled = order.travelsOn !== null && order.travelsOn < this.today;
      if (order.state === 'open' && hasTravelled && order.owed === 0 && order.promised === 0) {
        order.state = 'completed';
      }
    }
  }
  balances(): Balances {
    const balances: Balances = new Map(this.others);
    for (const order of this.orders.values()) {
      bookOrder(balances, order);
    }
    for (const { moved } of this.tills.values()) {
      balances.set('1010', (balances.get('1010') ?? 0) + moved);
    }
    for (const [account, amount] of this.books.effects()) {
      balances.set(account, (balances.get(account) ?? 0) + amount);
    }
    return balances;
  }
}
