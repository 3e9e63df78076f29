import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { CommandDeps } from '#platform/command/command.ts';
import { insertMessage } from '#platform/messages/insert-message.writes.ts';
import { defaultMessageSettings } from '#platform/messages/message-settings.contract.ts';
import type { Channel, Outcome, Report } from '#platform/messages/messages.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { noteReport } from '#platform/messages/received-messages.writes.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
import type { TestClock } from '#platform/testing/test.ts';
import { randomOf } from './writer.ts';

const logger = pino({ level: 'silent' });
const minute = 60_000;
const price = { sms: 35, whatsapp: 90 };
/** What a month may cost here: a few of its messages have no room. */
const budget = 700;

/** How a provider behaves: `cut` and `slow` have taken the message, `error` and `html` have not. */
const moods = ['fine', 'error', 'html', 'slow', 'cut', 'no-balance', 'bad-number', 'busy'] as const;
type Mood = (typeof moods)[number];

const text = {
  language: 'en',
  subject: '',
  html: '',
  text: 'Shofor: a text https://shofor.example/orders/x',
} as const;

/** What a process throws that is killed between sending and noting. */
class Killed extends Error {}

interface Given {
  readonly id: string;
  readonly at: number;
  readonly channel: Channel;
}

/** The model of the providers: what each has taken, seen from outside the program. */
interface Provider {
  mood: Mood;
  readonly knowsOurId: boolean;
  /** How often a message was taken; one that knows our id takes it once. */
  readonly taken: Map<string, number>;
}

/** A row as the walk looks at it afterwards. */
export interface Row {
  readonly id: string;
  readonly again: string | null;
  readonly channel: Channel;
  readonly state: string;
  readonly event: string;
}

/** What came of a sequence, for the test to judge. */
export interface Walked {
  readonly rows: readonly Row[];
  readonly taken: ReadonlyMap<Channel, Provider['taken']>;
  /** In the order in which they were taken. */
  readonly given: readonly Given[];
  readonly kills: ReadonlyMap<string, number>;
  readonly knows: ReadonlyMap<Channel, boolean>;
}

/** One sequence of messages, moods, reports, kills and jumps of the clock, then fair weather until nothing waits. */
export async function walk(
  { db }: Pick<CommandDeps, 'db'>,
  clock: TestClock,
  seed: number,
  steps = 8,
): Promise<Walked> {
  const random = randomOf(seed);
  const pick = <Of>(all: readonly [Of, ...Of[]]): Of => all[Math.floor(random() * all.length)] ?? all[0];
  await db.delete(messages);
  // Any hour of a day in the middle of a month, the first one 10:00 in Dhaka.
  let now = Date.parse('2026-12-10T04:00:00Z') + Math.floor(random() * 4) * 6 * 3_600_000;
  const set = () => clock.set(new Date(now).toISOString());
  set();
  const providers: Record<Channel, Provider> = {
    whatsapp: { mood: 'fine', knowsOurId: false, taken: new Map() },
    sms: { mood: 'fine', knowsOurId: random() < 0.5, taken: new Map() },
    email: { mood: 'fine', knowsOurId: true, taken: new Map() },
  };
  const given: Given[] = [];
  const kills = new Map<string, number>();
  let killNext = false;

  const jobOf = (channel: Channel) => {
    const provider = providers[channel];
    const take = (id: string) => {
      const before = provider.taken.get(id) ?? 0;
      if (before === 0 || !provider.knowsOurId) {
        provider.taken.set(id, before + 1);
        given.push({ id, at: now, channel });
      }
    };
    const deliver = async (id: string): Promise<Outcome> => {
      const { mood } = provider;
      if (mood === 'fine' || mood === 'slow' || mood === 'cut') {
        take(id);
        if (killNext) {
          killNext = false;
          kills.set(id, (kills.get(id) ?? 0) + 1);
          throw new Killed();
        }
      }
      switch (mood) {
        case 'fine':
          return { kind: 'taken', reference: `ref-${id}` };
        case 'no-balance':
          return { kind: 'away', why: 'No balance.', code: 'no-balance' };
        case 'bad-number':
          return { kind: 'refused', why: 'No such number.', code: 'bad-number' };
        case 'busy':
          return { kind: 'later', why: 'Busy.', code: 'busy' };
        default:
          return { kind: 'unknown', why: 'No usable answer.' };
      }
    };
    const settings = async () => ({ ...defaultMessageSettings, budget });
    return sendMessagesJob({ db, clock, logger, settings }, channel, {
      knowsOurId: provider.knowsOurId,
      deliver: ({ id }) => deliver(id),
    });
  };
  let jobs = (['whatsapp', 'sms', 'email'] as const).map(jobOf);
  const run = async () => {
    for (const job of jobs) {
      try {
        if (await job.isDue()) {
          await job.run(new AbortController().signal);
        }
      } catch (cause) {
        if (!(cause instanceof Killed)) {
          throw cause;
        }
        // Another process, which remembers nothing.
        jobs = (['whatsapp', 'sms', 'email'] as const).map(jobOf);
      }
    }
  };
  const plans: readonly [readonly Channel[], ...(readonly Channel[])[]] = [
    ['whatsapp', 'sms'],
    ['whatsapp', 'sms'],
    ['sms'],
    ['email'],
  ];
  const put = () =>
    db.transaction((tx) => {
      const [channel = 'sms', ...thenBy] = pick(plans);
      return insertMessage(tx, new Date(now), {
        event: random() < 0.2 ? 'waiting.offer' : 'payment.received',
        channel,
        thenBy,
        toAddress: channel === 'email' ? 'a@mail.example' : '+8801711223344',
        ...text,
        parts: channel === 'sms' ? 1 : null,
      });
    });
  const report = async () => {
    const known = [...providers.whatsapp.taken.keys()];
    const id = known[Math.floor(random() * known.length)];
    if (id === undefined) {
      return;
    }
    const said = pick<Report>(['sent', 'delivered', 'read', 'failed']);
    // Twice, as providers do.
    for (let times = random() < 0.3 ? 2 : 1; times > 0; times -= 1) {
      await db.transaction((tx) =>
        noteReport(tx, new Date(now), {
          reference: `ref-${id}`,
          ourId: id,
          report: said,
          code: said === 'failed' ? 'not-on-whatsapp' : null,
          why: null,
        }),
      );
    }
  };
  for (let step = 0; step < steps; step += 1) {
    const drawn = random();
    if (step === 0 || drawn < 0.25) {
      await put();
    } else if (drawn < 0.45) {
      providers[pick<Channel>(['whatsapp', 'sms', 'email'])].mood = pick(moods);
    } else if (drawn < 0.6) {
      await report();
    } else if (drawn < 0.7) {
      killNext = true;
    }
    now += pick([5_000, 30_000, 2 * minute, 11 * minute, 7 * 3_600_000]);
    set();
    await run();
  }
  killNext = false;
  for (const provider of Object.values(providers)) {
    provider.mood = 'fine';
  }
  // The rest of the month goes by, and the next one begins: what waits for the budget goes then.
  for (let hours = 0; hours < 40 && (await db.$count(messages, sql`state = 'waiting'`)) > 0; hours += 1) {
    now += hours < 20 ? 17 * minute : 20 * 3_600_000;
    set();
    await run();
  }
  return {
    rows: await db.select().from(messages),
    taken: new Map(
      Object.entries(providers).map(([name, { taken }]) => [
        name === 'sms' ? 'sms' : name === 'email' ? 'email' : 'whatsapp',
        taken,
      ]),
    ),
    given,
    kills,
    knows: new Map([
      ['whatsapp', false],
      ['sms', providers.sms.knowsOurId],
      ['email', true],
    ]),
  };
}

/**
 * How long who is on WhatsApp and can't be reached there waits for the SMS, while both jobs look every ten seconds.
 * @returns ms until the SMS was taken; undefined when it wasn't within ten minutes
 */
export async function fallback(
  { db }: Pick<CommandDeps, 'db'>,
  clock: TestClock,
  outcome: Outcome,
): Promise<number | undefined> {
  await db.delete(messages);
  const start = Date.parse('2026-12-10T04:00:00Z');
  let now = start;
  let takenAt: number | undefined;
  const set = (at: number) => {
    now = at;
    clock.set(new Date(at).toISOString());
  };
  const settings = async () => defaultMessageSettings;
  const job = (channel: Channel, deliver: () => Promise<Outcome>) =>
    sendMessagesJob({ db, clock, logger, settings }, channel, { knowsOurId: false, deliver });
  const jobs = [
    job('whatsapp', async () => outcome),
    job('sms', async () => {
      takenAt ??= now;
      return { kind: 'taken', reference: null };
    }),
  ];
  set(start);
  await db.transaction((tx) =>
    insertMessage(tx, new Date(start), {
      ...text,
      event: 'payment.received',
      channel: 'whatsapp',
      thenBy: ['sms'],
      toAddress: '+8801711223344',
      parts: null,
    }),
  );
  for (let passed = 0; passed <= 600_000 && takenAt === undefined; passed += 10_000) {
    set(start + passed);
    for (const each of jobs) {
      if (await each.isDue()) {
        await each.run(new AbortController().signal);
      }
    }
  }
  return takenAt === undefined ? undefined : takenAt - start;
}

/** In poisha, what a message of a channel costs here. */
export const costOf = (channel: Channel): number => (channel === 'email' ? 0 : price[channel]);
export const monthsBudget = budget;
