import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Send } from '../ask.gateway.ts';
import type { CommonSwitches } from './switches.contract.ts';

/** Where a simulator stands, and what it may do. */
export interface SimulatorWorld {
  /** Its public URL, without a trailing slash: its pages and the addresses that it answers begin with it. */
  readonly base: string;
  readonly now: () => Date;
  /** How it notifies the shop; absent: it never does, as a gateway that can't reach a local machine. */
  readonly notify?: Send | undefined;
  /** Whether `/control` is open; never in the program itself. */
  readonly isControlled: boolean;
}

export interface Simulator {
  readonly app: Hono;
  /** Sets switches by name; those not named keep their value. @throws ZodError for unknown ones */
  set(switches: Readonly<Record<string, unknown>>): void;
  /** All switches as at the start, and no payment. */
  reset(): void;
}

/** How many payments a simulator remembers: one that runs for weeks mustn't fill the memory. */
const maxRemembered = 2_000;

/** Payments by id; the oldest are forgotten. */
export class Remembered<Payment> extends Map<string, Payment> {
  override set(id: string, payment: Payment): this {
    super.set(id, payment);
    const [oldest] = this.keys();
    if (this.size > maxRemembered && oldest !== undefined) {
      this.delete(oldest);
    }
    return this;
  }
}

const errorPage = (context: Context, status: 502 | 504) =>
  context.html('<!doctype html><title>Error</title><h1>The gateway is having a bad day</h1>', status);

/** What a simulator has counted and remembers, for `/control`. */
export class Bench<Switches extends CommonSwitches> {
  readonly app = new Hono();
  readonly calls: Record<string, number> = {};
  switches: Switches;
  readonly #schema: z.ZodType<Switches>;

  constructor(schema: z.ZodType<Switches>, world: SimulatorWorld, report: () => unknown, forget: () => void) {
    this.#schema = schema;
    this.switches = schema.parse({});
    if (world.isControlled) {
      const state = () => ({ switches: this.switches, calls: this.calls, payments: report() });
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

/** A button of a form. */
export const button = (name: string, value: string, words: string) =>
  html`<button name="${name}" value="${value}">${words}</button> `;

/** A page of a simulator; it works without scripts. */
export const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<body>
<h1>${title}</h1>
<p><strong>Practice: no real money moves here.</strong></p>
${content}
</body>
</html>`;

/** Digits and capital letters, as gateways make their ids. */
export const randomId = (length: number) =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'[byte % 34],
  ).join('');
