import { eq } from 'drizzle-orm';
import { logContact } from '#features/enquiries/calls/calls.commands.ts';
import type { Reply, Topic } from '#features/enquiries/contact/contact.rules.ts';
import {
  addNote,
  assignEnquiry,
  changeState,
  markSpam,
  mergeEnquiries,
  setDue,
} from '#features/enquiries/enquiries.commands.ts';
import { type ContactOutcome, type Source, visitorActor } from '#features/enquiries/enquiries.rules.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { addByHand } from '#features/enquiries/manual-entry/manual-entry.commands.ts';
import { addMessage } from '#features/enquiries/messages/messages.commands.ts';
import { replyByEmail } from '#features/enquiries/reply/reply.commands.ts';
import { sendEnquiry } from '#features/enquiries/send/send.commands.ts';
import type { SendForm } from '#features/enquiries/send/send.contract.ts';
import { run } from '#platform/command/command.ts';
import type { ColleagueName } from './colleagues.ts';
import type { Life, Step } from './life.ts';
import { contactOf, type Person, person } from './people.ts';

/** What every form of the site sends. */
interface Sender {
  readonly language: Person['language'];
  readonly contact: SendForm['contact'];
  readonly key: string;
  readonly fillMs: number;
}

/** What somebody sends by the site, and about what. */
export type About = (sender: Sender, message: string, life: Life) => SendForm;

export const contact =
  (topic: Topic): About =>
  (sender, message) => ({ kind: 'contact', topic, message, ...sender });

/** @param travels from the day of the start */
export const visa =
  (guide: string, applicants: number, travels?: number): About =>
  (sender, message, life) => ({
    kind: 'visa',
    visa: guide,
    applicants,
    ...(travels !== undefined && { travelOn: life.dayAt(travels) }),
    message,
    ...sender,
  });

/** @param departure its key; without it on no day yet */
export const tour =
  (slug: string, adults: number, children = 0, departure?: string): About =>
  (sender, message) => ({
    kind: 'package',
    package: slug,
    ...(departure !== undefined && { departure }),
    party: { adults, childbed: children, childnobed: 0, infants: 0, single: 0 },
    message,
    ...sender,
  });

const wayOf = ({ email, language }: Person): Reply =>
  email !== undefined ? 'email' : language === 'bn' ? 'phone' : 'whatsapp';

/** Notes an enquiry under its name: `<name>.enquiry`, `<name>.page` and `<name>.subject`. */
async function noteEnquiry(life: Life, name: string, reference: string): Promise<void> {
  const [row] = await life.deps.db
    .select({ id: enquiries.id, token: enquiries.token, subject: enquiries.subject })
    .from(enquiries)
    .where(eq(enquiries.reference, reference));
  life.note(`${name}.enquiry`, row?.id ?? '');
  life.note(`${name}.page`, row?.token ?? '');
  life.note(`${name}.subject`, row?.subject ?? '');
}

/** Sends an enquiry as the forms of the site do, from an address of its own; later steps find it as `<name>.enquiry`. */
export async function send(
  life: Life,
  name: string,
  who: Person,
  about: About,
  message: string,
  changed: { readonly website?: string; readonly fillMs?: number } = {},
): Promise<void> {
  const key = life.key();
  const running = Number(key.slice(-6));
  const request = about(
    {
      language: who.language,
      contact: { ...contactOf(who), reply: wayOf(who) },
      key,
      fillMs: 40_000 + (running % 90) * 1_000,
    },
    message,
    life,
  );
  const { reference } = await run(life.deps, visitorActor, sendEnquiry, {
    request: { ...request, ...changed },
    visitor: `198.51.100.${running % 250}`,
  });
  await noteEnquiry(life, name, reference);
}

/** What came of it. */
type Done = readonly [name: string, by: ColleagueName, day: number, at: string];

const step = ([name, , day, at]: Done, work: (life: Life, id: string) => Promise<unknown>): Step => ({
  day,
  at,
  do: (life) => work(life, life.noted(`${name}.enquiry`)),
});

/** An enquiry that staff take by telephone, at the desk or by WhatsApp. */
export const byHand = (
  [name, by, day, at]: Done,
  who: number,
  source: Exclude<Source, 'site'>,
  topic: Topic,
  subject: string,
  message: string,
): Step => ({
  day,
  at,
  do: async (life) => {
    const { language, ...rest } = person(who);
    const { reference } = await run(life.deps, life.as(by), addByHand, {
      source,
      ...contactOf({ language, ...rest }),
      topic,
      subject,
      message,
      language,
      key: life.key(),
    });
    await noteEnquiry(life, name, reference);
  },
});

/** Given to a colleague, by the manager when nobody else does. */
export const given = (
  name: string,
  to: ColleagueName,
  day: number,
  at: string,
  by: ColleagueName = 'tanvir',
): Step =>
  step([name, by, day, at], ({ deps, as }, id) =>
    run(deps, as(by), assignEnquiry, { id, owner: `sample-${to}` }),
  );

/** Called, or written to by WhatsApp. @param due the next day to see to it; null: none */
export const reached = (done: Done, outcome: ContactOutcome, text: string, due: number | null = null): Step =>
  step(done, ({ deps, as, dayAt }, id) =>
    run(deps, as(done[1]), logContact, {
      id,
      outcome,
      text,
      dueOn: due === null ? null : dayAt(due),
    }),
  );

/** Answered by e-mail. @param state the state afterwards, when it is another one than by itself */
export const replied = (done: Done, body: string, state?: 'waiting' | 'lost'): Step =>
  step(done, async (life, id) =>
    run(life.deps, life.as(done[1]), replyByEmail, {
      id,
      replyId: crypto.randomUUID(),
      language: 'en',
      subject: `Re: ${life.noted(`${done[0]}.subject`)}`,
      body,
      ...(state !== undefined && { state }),
    }),
  );

export const remarked = (done: Done, text: string): Step =>
  step(done, ({ deps, as }, id) => run(deps, as(done[1]), addNote, { id, text }));

export const dueOn = (done: Done, due: number): Step =>
  step(done, ({ deps, as, dayAt }, id) => run(deps, as(done[1]), setDue, { id, dueOn: dayAt(due) }));

export const turned = (done: Done, state: 'in-progress' | 'waiting' | 'won' | 'lost'): Step =>
  step(done, ({ deps, as }, id) => run(deps, as(done[1]), changeState, { id, state }));

export const spam = (...done: Done): Step =>
  step(done, ({ deps, as }, id) => run(deps, as(done[1]), markSpam, { id }));

/** Joined to another one of the same person. */
export const joined = (done: Done, from: string): Step =>
  step(done, ({ deps, as, noted }, id) =>
    run(deps, as(done[1]), mergeEnquiries, { id, from: [noted(`${from}.enquiry`)] }),
  );

/** What the customer writes on the enquiry’s page. */
export const wrote = (name: string, day: number, at: string, text: string): Step => ({
  day,
  at,
  do: ({ deps, noted }) => run(deps, visitorActor, addMessage, { token: noted(`${name}.page`), text }),
});
