import type { Logo } from '#features/site-settings/look/look.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { QrPath } from '#platform/format/qr-path.ts';
import type { PaperKind, PaperState } from './papers.rules.ts';

/** What a line of an order stands for. */
export const charges = ['own', 'official', 'supplier', 'discount', 'fee'] as const;
export type Charge = (typeof charges)[number];

/** A line as a paper prints it; sums in poisha, a discount's are negative. */
export interface PaperLine {
  readonly charge: Charge;
  readonly text: string;
  /** A second, smaller line. */
  readonly detail?: string | undefined;
  readonly quantity: number;
  readonly unit: number;
  readonly sum: number;
}

/** Money that came for an order before or with the paper. */
export interface PaperPayment {
  /** Of its receipt; absent for money that went back. */
  readonly number?: string | undefined;
  /** Poisha; negative for what went back. */
  readonly amount: number;
}

/** The agency's data on its papers, in the language of the paper. */
export interface PaperAgency {
  readonly name: string;
  readonly wordmark: string;
  readonly wordmarkLine: string;
  readonly logo: Logo | undefined;
  readonly street: string;
  readonly area: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  /** Its registration as a travel agency; '' when it has none. */
  readonly registration: string;
  readonly registeredUntil?: CalendarDate | undefined;
  /** '' when it isn't registered for VAT. */
  readonly bin: string;
  /** VAT within our own prices and fees, in per cent. */
  readonly vat: number;
}

/** What a ticket cover shows besides; fares in poisha, times local where a flight starts and lands. */
export interface PaperCover {
  readonly pnr: string;
  /** The airports of the journey. */
  readonly route: string;
  /** Who issued the tickets, when it wasn't the agency of the paper. */
  readonly issuedBy: string | null;
  readonly passengers: readonly { readonly name: string; readonly number: string; readonly fare: number }[];
  /** None once a ticket was exchanged, which may be for other flights. */
  readonly legs: readonly {
    readonly on: string;
    readonly departs: string;
    readonly arrives: string;
    readonly from: string;
    readonly to: string;
    readonly flights: string;
  }[];
}

/** All that a printed paper shows, as it stood when it was issued. Sums in poisha. */
export interface PaperData {
  readonly kind: PaperKind;
  readonly number: string;
  readonly on: CalendarDate;
  /** `HH:MM` in Dhaka. */
  readonly at: string;
  readonly amount: number;
  readonly state: PaperState;
  readonly qr: QrPath;
  /** The address in the QR code as it is printed, without `https://`. */
  readonly verifyAddress: string;
  readonly agency: PaperAgency;
  readonly reference: string;
  readonly customer: {
    readonly name: string;
    readonly phone: string | null;
    readonly email: string | null;
  };
  /** What the order is about, in one line. */
  readonly about: string;
  readonly travelsOn: CalendarDate | null;
  /** The last day of the journey, where it is known. */
  readonly travelsUntil: CalendarDate | null;
  readonly lines: readonly PaperLine[];
  readonly total: number;
  readonly payments: readonly PaperPayment[];
  /** When what is still due has to be paid. */
  readonly dueOn: CalendarDate | null;
  /** The last day of a quote. */
  readonly goodUntil: CalendarDate | null;
  /** How the money of a receipt came: `bKash, TrxID 9K70LM2QX4`. */
  readonly paidBy: string;
  readonly takenBy: string;
  /** Of a ticket cover. */
  readonly cover?: PaperCover | undefined;
}
