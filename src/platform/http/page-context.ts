import { createContext } from 'react-router';
import type { CalendarDate } from '../calendar-date.ts';
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
  readonly now: Date;
  /** Today in Asia/Dhaka. */
  readonly today: CalendarDate;
  /** A secret of this one render, by which our own inline scripts are told from any other. */
  readonly nonce: string;
  /** Says what the page shows, so that it is dropped when that changes. */
  shows(...tags: string[]): void;
  /** Adds schema.org objects to the page's JSON-LD, written on the server only. */
  describe(...things: Readonly<Record<string, unknown>>[]): void;
}

export const pageContext = createContext<PageContext>();
