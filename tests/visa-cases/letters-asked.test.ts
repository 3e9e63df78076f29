import { count, ilike } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { CommandDeps } from '#platform/command/command.ts';
import { mailboxOf } from '#platform/mail/mailbox.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { test } from '#platform/testing/test.ts';
import { aKey } from '../selling/sales.ts';
import { openCases } from './case-world.ts';

/** Nineteen letters of today to one mailbox, under as many spellings of its address. */
async function writeNineteen({ db, clock }: CommandDeps): Promise<void> {
  await db.transaction(async (tx) => {
    for (let at = 0; at < 19; at += 1) {
      await queueMail(tx, clock.now(), {
        event: 'order.held',
        to: `Victim+${at}@mail.example`,
        language: 'en',
        subject: 'Held',
        html: '',
        text: '',
      });
    }
  });
}

async function lettersToVictim({ db }: CommandDeps): Promise<number> {
  const [found] = await db
    .select({ number: count() })
    .from(messages)
    .where(ilike(messages.toAddress, 'victim%'));
  return found?.number ?? 0;
}

describe('letters that strangers have sent to somebody', () => {
  test('are few, from wherever and with whatever number each form comes: the next one is refused', async ({
    deps,
  }) => {
    const { request, asked } = await openCases(deps);
    await writeNineteen(deps);
    const beginFor = async (at: number, email: string) => {
      const contact = { name: 'Sample', phone: `01712-3456${10 + at}`, email };
      const sent = asked({ contact, key: aKey() });
      return (await request('POST', '/visa-cases', sent, { visitor: `192.0.2.${at}` })).status;
    };
    expect(await beginFor(1, 'victim@mail.example')).toBe(201);
    const written = await lettersToVictim(deps);
    expect(written).toBeGreaterThanOrEqual(20);
    expect(await beginFor(2, 'victim+again@mail.example')).toBe(429);
    expect(await beginFor(3, 'VICTIM@mail.example')).toBe(429);
    expect(await lettersToVictim(deps)).toBe(written);
    // Somebody else gets theirs.
    expect(await beginFor(4, 'other@mail.example')).toBe(201);
  });

  test('are counted whichever form they come by: an enquiry then waits for staff, and nothing is sent', async ({
    deps,
  }) => {
    const { request } = await openCases(deps);
    await writeNineteen(deps);
    const ask = (at: number) =>
      request('POST', '/enquiries', {
        kind: 'contact',
        topic: 'general',
        language: 'en',
        key: aKey(),
        message: `When is the office open on day ${at}?`,
        contact: { name: 'Sample', phone: '01812-345678', email: 'victim@mail.example', reply: 'email' },
      });
    expect((await ask(1)).status).toBe(201);
    expect(await lettersToVictim(deps)).toBe(20);
    expect((await ask(2)).status).toBe(201);
    expect(await lettersToVictim(deps)).toBe(20);
  });

  test('come into one mailbox, whatever stands behind a plus sign', () => {
    expect(['a+b@x.example', 'A@x.example', 'a+@x.example', 'a+b+c@X.example'].map(mailboxOf)).toEqual(
      Array.from({ length: 4 }, () => 'a@x.example'),
    );
    expect(mailboxOf('ab@x.example')).toBe('ab@x.example');
  });
});
