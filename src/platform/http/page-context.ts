import { createContext } from 'react-router';
import type { CalendarDate } from '../calendar-date.ts';
import type { CommandDeps } from '../command/command.ts';
import type { ReadDatabase } from '../database/database.ts';
import type { Language } from '../language.ts';

/** What a page's loader works with. It can read, and only what is published lies in its reach. */
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
  readonly now: Date;
  /** Today in Asia/Dhaka. */
  readonly today: CalendarDate;
  /** A secret of this one render, by which our own inline scripts are told from any other. */
  readonly nonce: string;
  /** Says what the page shows, so that it is dropped when that changes. */
  shows(...tags: string[]): void;
  /** Adds schema.org objects to the page's JSON-LD, written on the server only. */
  describe(...things: Readonly<Record<string, unknown>>[]): void;
  /**
   * For what one visitor alone may see: reads whose answers are kept nowhere. The page isn't kept either, and tells
   * browsers, search engines and other sites nothing of its address.
   */
  personal(): ReadDatabase;
  /** Hears why the page can't be made. */
  failed(cause: unknown): void;
}

/** A form that a visitor sent to a page, for the page's action. */
export interface PostedForm {
  /** When a name is there twice, the last one counts. */
  readonly fields: URLSearchParams;
  /** The address it comes from, as limits count it. */
  readonly visitor: string;
  readonly deps: CommandDeps;
}

export const pageContext = createContext<PageContext>();

export const postedContext = createContext<PostedForm>();
