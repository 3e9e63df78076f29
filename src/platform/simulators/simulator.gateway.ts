import { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Send } from '../http-client/ask.gateway.ts';
import type { CommonSwitches } from './switches.contract.ts';

/** Where a simulator stands, and what it may do. */
export interface SimulatorWorld {
  /** Its public URL, without a trailing slash: its pages and the addresses that it answers begin with it. */
  readonly base: string;
  readonly now: () => Date;
  /** How it calls us; absent: it never does, as a gateway that can't reach a local machine. */
  readonly notify?: Send | undefined;
  /** Whether `/control` is open; never in the program itself. */
  readonly isControlled: boolean;
}

export interface Simulator {
  readonly app: Hono;
  /** Sets switches by name; those not named keep their value. @throws ZodError for unknown ones */
  set(switches: Readonly<Record<string, unknown>>): void;
  /** All switches as at the start, and nothing remembered. */
  reset(): void;
}

/** How much a simulator remembers: one that runs for weeks mustn't fill the memory. */
const maxRemembered = 2_000;

/** Payments or messages by id; the oldest are forgotten. */
export class Remembered<Entry> extends Map<string, Entry> {
  override set(id: string, entry: Entry): this {
    super.set(id, entry);
    const [oldest] = this.keys();
    if (this.size > maxRemembered && oldest !== undefined) {
      this.delete(oldest);
    }
    return this;
  }
}

const errorPage = (context: Context, status: 502 | 504) =>
  context.html('<!doctype html><title>Error</title><h1>The gateway is having a bad day</h1>', status);

/** Ends the connection of a request without an answer; in the program itself there is none, and an error page answers. */
const cut = (context: Context) => {
  const { data } = z.object({ incoming: z.instanceof(IncomingMessage) }).safeParse(context.env);
  data?.incoming.socket.destroy();
  return data ? RESPONSE_ALREADY_SENT : errorPage(context, 504);
};

/** What a simulator remembers, by name. */
type Report = () => Readonly<Record<string, unknown>>;

/** What a simulator has counted and remembers, for `/control`. */
export class Bench<Switches extends CommonSwitches> {
  readonly app = new Hono();
  readonly calls: Record<string, number> = {};
  switches: Switches;
  readonly #schema: z.ZodType<Switches>;

  constructor(schema: z.ZodType<Switches>, world: SimulatorWorld, report: Report, forget: () => void) {
    this.#schema = schema;
    this.switches = schema.parse({});
    if (world.isControlled) {
      const state = () => ({ switches: this.switches, calls: this.calls, ...report() });
      this.app.get('/control', (context) => context.json(state()));
      this.app.post('/control', async (context) => {
        const given = z.record(z.string(), z.unknown()).safeParse(await context.req.json().catch(() => null));
        const changed = schema.safeParse({ ...this.switches, ...given.data });
        if (!given.success || !changed.success) {
          return context.json({ error: changed.error?.message ?? 'A JSON object of switches.' }, 422);
        }
        this.switches = changed.data;
        return context.json(state());
      });
      this.app.delete('/control', (context) => {
        this.reset(forget);
        return context.json(state());
      });
    }
  }

  set(given: Readonly<Record<string, unknown>>): void {
    this.switches = this.#schema.parse({ ...this.switches, ...given });
  }

  reset(forget: () => void): void {
    this.switches = this.#schema.parse({});
    for (const name of Object.keys(this.calls)) {
      delete this.calls[name];
    }
    forget();
  }

  /** Counts a call of the API, and answers it badly when switched so. */
  readonly call =
    (name: string): MiddlewareHandler =>
    async (context, next) => {
      this.calls[name] = (this.calls[name] ?? 0) + 1;
      const { answers, delayMs, only } = this.switches;
      const isMeant = only.length === 0 || only.includes(name);
      if (isMeant && answers === 'error') {
        return context.body(null, 500);
      }
      if (isMeant && answers === 'html') {
        return errorPage(context, 502);
      }
      await next();
      if (isMeant && answers === 'lost') {
        context.res = await errorPage(context, 504);
      }
      if (isMeant && delayMs > 0) {
        await delay(delayMs);
      }
      if (isMeant && answers === 'cut') {
        context.res = await cut(context);
      }
      return undefined;
    };
}

/** The text fields of a form that was sent. */
export async function fieldsOf(context: Context): Promise<Readonly<Record<string, string>>> {
  const body = await context.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** The JSON object that was sent; empty when there is none. */
export async function jsonOf(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const given = z.record(z.string(), z.unknown()).safeParse(await context.req.json().catch(() => null));
  return given.data ?? {};
}

/** Digits and capital letters, as gateways make their ids. */
export const randomId = (length: number) =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'[byte % 34],
  ).join('');
