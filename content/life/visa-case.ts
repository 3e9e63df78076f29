import { asc, eq } from 'drizzle-orm';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import {
  acceptPaper,
  addFile,
  askAgain,
  openPaper,
} from '#features/visa-cases/case-papers/case-papers.commands.ts';
import { beginByStaff } from '#features/visa-cases/staff-cases/staff-cases.commands.ts';
import { seePaper, sharePaper, waivePaper } from '#features/visa-cases/stand-ins/stand-ins.commands.ts';
import { beginCase } from '#features/visa-cases/visa-cases.commands.ts';
import { type Phrase, visitorActor } from '#features/visa-cases/visa-cases.rules.ts';
import { visaApplicants, visaCasePapers, visaCases } from '#features/visa-cases/visa-cases.table.ts';
import type { Profile } from '#features/visas/visas.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import type { Life } from './life.ts';
import { contactOf, person } from './people.ts';
import { sendPicture } from './slip.ts';
import { plan } from './visa-moves.ts';

export interface Begun {
  /** Under which later steps find it. With an order of its own the order is found under it as a sale is. */
  readonly name: string;
  readonly who: number;
  readonly guide: string;
  readonly kind: string;
  /** Their names as in the passport. */
  readonly applicants: readonly (readonly [name: string, profile: Profile])[];
  /** The sale that it belongs to; absent: the customer begins it on the site, with an order of its own. */
  readonly order?: string;
  /** Days from the day of the start; absent: not known yet. */
  readonly travels?: readonly [out: number, back: number];
  readonly isNobodys?: boolean;
}

/** Begins a case: at the counter for an order that was sold, or by the customer on the site. */
export async function begin(life: Life, { name, who, order, travels, isNobodys, ...asked }: Begun) {
  const { deps } = life;
  const customer = person(who);
  const request = {
    guide: asked.guide,
    kind: asked.kind,
    applicants: asked.applicants.map(([called, profile]) => ({ name: called, profile })),
    ...(travels !== undefined && { departsOn: life.dayAt(travels[0]), returnsOn: life.dayAt(travels[1]) }),
    contact: contactOf(customer),
    language: customer.language,
    consent: true as const,
    key: life.key(),
  };
  const { id, token } =
    order === undefined
      ? await run(deps, visitorActor, beginCase, { request, visitor: `203.0.113.${who}` })
      : await run(deps, life.as('imran'), beginByStaff, { ...request, order: life.noted(`${order}.id`) });
  life.note(`${name}.case`, id);
  life.note(`${name}.link`, token);
  if (isNobodys !== true) {
    await plan(life, name, { owner: 'sample-imran' });
  }
}

/** The customer agrees to what a case of their own costs: its order is found as a sale is. */
export async function agree(life: Life, name: string): Promise<void> {
  const { db, clock } = life.deps;
  const [row] = await db
    .select({ order: visaCases.orderId })
    .from(visaCases)
    .where(eq(visaCases.id, life.noted(`${name}.case`)));
  const id = row?.order ?? '';
  await run(life.deps, life.as('nusrat'), acceptOrder, { id });
  const order = await findOrder(db, id, dhakaDate(clock.now()));
  life.note(`${name}.id`, id);
  life.note(`${name}.total`, String(order?.total ?? 0));
  life.note(`${name}.paid`, '0');
}

/** The papers of a case, those of the first applicant first. */
async function papersOf({ deps: { db }, noted }: Life, name: string) {
  const { id, key, state, standIn, applicantId } = visaCasePapers;
  return db
    .select({ id, key, state, standIn, applicant: applicantId, position: visaApplicants.position })
    .from(visaCasePapers)
    .innerJoin(visaApplicants, eq(visaApplicants.id, applicantId))
    .where(eq(visaCasePapers.caseId, noted(`${name}.case`)))
    .orderBy(asc(visaApplicants.position), asc(visaCasePapers.position));
}

/** What stands at the head of the samples of papers; of others it is only that they are one. */
const heads: Readonly<Record<string, string>> = {
  passport: 'PASSPORT',
  'photo-digital': 'PHOTOGRAPH',
  'photo-35x45': 'PHOTOGRAPH',
  'photo-33x48': 'PHOTOGRAPH',
  nid: 'NATIONAL ID',
  'bank-statement': 'BANK STATEMENT',
  'flight-booking': 'FLIGHT BOOKING',
  'hotel-booking': 'HOTEL BOOKING',
  noc: 'OFFICE LETTER',
};

/** Which papers, by applicant: `[0, 'passport']` is the passport of the first. */
type Which = readonly (readonly [applicant: number, key: string])[];

async function each(life: Life, name: string, which: Which) {
  const papers = await papersOf(life, name);
  return which.map(([applicant, key]) => {
    const found = papers.find((paper) => paper.position === applicant && paper.key === key);
    if (found === undefined) {
      throw new Error(`The case ${name} has no ${key} of applicant ${applicant}.`);
    }
    return found;
  });
}

/** The customer sends papers by the link of the case. */
export async function send(life: Life, name: string, which: Which): Promise<void> {
  for (const { key: paper, applicant } of await each(life, name, which)) {
    const fileId = await sendPicture(life, heads[paper] ?? 'DOCUMENT', `${paper}.jpg`);
    const token = life.noted(`${name}.link`);
    await run(life.deps, visitorActor, addFile, { token, applicant, paper, fileId });
  }
}

/** The officer opens papers and accepts them. */
export async function accept(life: Life, name: string, which: Which): Promise<void> {
  const id = life.noted(`${name}.case`);
  for (const { id: paper } of await each(life, name, which)) {
    await run(life.deps, life.as('imran'), openPaper, { id, paper });
    await run(life.deps, life.as('imran'), acceptPaper, { id, paper });
  }
}

/** The officer opens a paper and asks for it again. */
export async function again(
  life: Life,
  name: string,
  which: Which,
  said: { readonly because: string; readonly phrase?: Phrase },
): Promise<void> {
  const id = life.noted(`${name}.case`);
  for (const { id: paper } of await each(life, name, which)) {
    await run(life.deps, life.as('imran'), openPaper, { id, paper });
    await run(life.deps, life.as('imran'), askAgain, { id, paper, ...said });
  }
}

/** An applicant has no such paper, and needs none. */
export async function waive(life: Life, name: string, which: Which, because: string): Promise<void> {
  const id = life.noted(`${name}.case`);
  for (const { id: paper } of await each(life, name, which)) {
    await run(life.deps, life.as('imran'), waivePaper, { id, paper, because });
  }
}

/** Papers that a family has once, for all of them. */
const ofFamily = new Set([
  ...['cover-letter', 'flight-booking', 'hotel-booking', 'itinerary', 'letter-of-introduction'],
  ...['sponsor-letter', 'sponsor-papers', 'bank-statement'],
]);

/** Whatever is still wanted is laid on the counter, seen there and taken home again; what the family has once counts for all. */
export async function seeRest(life: Life, name: string): Promise<void> {
  const id = life.noted(`${name}.case`);
  const imran = life.as('imran');
  const papers = await papersOf(life, name);
  const wanted = papers.filter(({ state, standIn }) => state === 'wanted' && standIn === null);
  const done = new Set<string>();
  for (const { id: paper, key } of wanted) {
    if (!done.has(paper)) {
      const source = ofFamily.has(key) ? papers.find((one) => one.key === key) : undefined;
      if (source === undefined || source.id === paper) {
        await run(life.deps, imran, seePaper, { id, paper });
      }
      const others = wanted.filter((one) => one.key === key && one.id !== source?.id);
      if (source !== undefined && others.length > 0) {
        const applicants = others.map(({ applicant }) => applicant);
        await run(life.deps, imran, sharePaper, { id, paper: source.id, applicants });
        for (const one of others) {
          done.add(one.id);
        }
      }
    }
  }
}
