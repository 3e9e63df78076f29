import { createContext } from 'react-router';
import type { CalendarDate } from '../calendar-date.ts';
import type { CommandDeps } from '../command/command.ts';
import type { ReadDatabase } from '../database/database.ts';
import type { Language } from '../language.ts';

/** The payment gateways that customers can be sent to. With practice no real money moves. */
export interface PaymentGateways {
  readonly names: readonly string[];
  readonly practice: boolean;
}

/** What a page's loader works with. It can only read, and only what is published. */
export interface PageContext {
  readonly db: ReadDatabase;
  readonly language: Language;
  /** Path without the language, such as `/visaservices`. */
  readonly path: string;
  /** The canonical query string of the page, with `?`, or ''. */
  readonly query: string;
  readonly siteUrl: string;
  /** Whether signing in with Google is offered here. */
  readonly google: boolean;
  /** The payment gateways that are offered, by name. */
  readonly paymentGateways: PaymentGateways;
  readonly now: Date;
  /** Today in Asia/Dhaka. */
  readonly today: CalendarDate;
  /** A secret of this render, which marks our own inline scripts. */
  readonly nonce: string;
  /** Declares what the page shows, so that it is dropped from the cache when that changes. */
  shows(...tags: string[]): void;
  /** Adds schema.org objects to the page's JSON-LD, rendered on the server only. */
  describe(...things: Readonly<Record<string, unknown>>[]): void;
  /**
   * For pages of a single visitor: reads that are cached nowhere. The page isn't cached either, and its headers keep its
   * URL from browser caches, search engines and other sites.
   */
  personal(): ReadDatabase;
  /** The data key, for queries of a single visitor's page that open what is sealed. */
  readonly dataKey: Uint8Array | undefined;
  /** Takes the page's HTML, as text: the body of a response would be encoded and decoded again. */
  rendered(html: string): void;
  /** Is called with the reason why the page can't be rendered. */
  failed(cause: unknown): void;
}

/** A posted form, for the page's action. */
export interface PostedForm {
  /** When a name occurs twice, the last one counts. */
  readonly fields: URLSearchParams;
  /** The visitor's address, as limits count it. */
  readonly visitor: string;
  readonly deps: CommandDeps;
}

export const pageContext = createContext<PageContext>();

export const postedContext = createContext<PostedForm>();
