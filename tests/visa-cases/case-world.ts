import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import type { newCase } from '#features/visa-cases/visa-cases.contract.ts';
import { visaCommands } from '#features/visas/visas.commands.ts';
import type { VisaFacts } from '#features/visas/visas.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { directoryStorage } from '#platform/storage.ts';
import { actorWith } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { callerOf, deskOf, insertClerk } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { guideOf, papers, publishGuide } from './case-guide.ts';

export type CaseRequest = z.input<typeof newCase>;

/** A PDF of random bytes: none is like another. */
export const pdf = (bytes = 200, marker = '') =>
  Buffer.concat([Buffer.from(`%PDF-1.7\n${marker}`), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);

/** A PDF of one page with a marker in it, as a printer writes it. */
export function realPdf(
  marker: string,
  { catalog = '', box = '[0 0 300 400]', onPage = '', more = '' } = {},
): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox ${box} >>`,
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << >> ${onPage} >>`,
    `<< /Length ${marker.length + 2} >>\nstream\n%${marker}\n\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  text += more;
  const begin = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF\n`,
    'latin1',
  );
}

export const officer = callerOf('rumi', ['visa-cases.read', 'visa-cases.write'], { role: 'visa-officer' });

/** Who may hand in papers that aren't paid for. */
export const manager = callerOf('mou', [...permissionsOf.manager], { role: 'manager' });

/** An agency with a guide for Thailand, files in a directory of its own, and its API. */
export async function openCases(deps: CommandDeps) {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-cases-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await saveAgency(deps);
  await insertClerk(deps.db, 'rumi');
  await insertClerk(deps.db, 'mou');
  const guide = await publishGuide(deps);
  const staff = actorWith();
  let revision = 1;
  let embassy: number | undefined;
  /** The embassy's fee is another one from the next change of the guide on. */
  const changeFees = (poisha: number) => {
    embassy = poisha;
  };
  /** The guide asks something else from now on. */
  const changeGuide = async (changed: Partial<VisaFacts['papers']>, detail?: string) => {
    const basedOn = revision;
    revision += 1;
    await run(deps, staff, visaCommands.save, {
      documentId: guide,
      basedOn,
      ...guideOf({ ...papers, ...changed }, detail, embassy),
    });
    await run(deps, staff, visaCommands.publish, { documentId: guide, revision });
  };
  const request = deskOf(deps, undefined, directoryStorage(directory));
  const asked = (changed: Partial<CaseRequest> = {}): CaseRequest => ({
    guide: 'thailand',
    kind: 'tourist',
    applicants: [{ name: 'Tanvir Sample', profile: 'student' }],
    departsOn: '2027-01-21',
    returnsOn: '2027-01-28',
    contact: { name: 'Tanvir Sample', phone: '01812-345678', email: 'tanvir@mail.example' },
    language: 'bn',
    consent: true,
    key: aKey(),
    ...changed,
  });
  const begin = async (changed: Partial<CaseRequest> = {}, visitor = '192.0.2.1') => {
    const made = await request('POST', '/visa-cases', asked(changed), { visitor });
    const { id, token, reference } = made.body;
    const read = async () => (await request('GET', `/visitor/visa-cases/${token}`)).body;
    const paperOf = async (key: string, applicant = 0) =>
      (await read()).applicants[applicant].papers.find((each: { key: string }) => each.key === key);
    const send = async (
      key: string,
      bytes: Uint8Array = pdf(),
      { name = 'scan.pdf', headers = {}, applicant = 0 } = {},
    ) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], name));
      const of = (await read()).applicants[applicant].id;
      const path = `/visitor/visa-cases/${token}/applicants/${of}/papers/${key}`;
      return request('POST', path, form, { headers });
    };
    const office = (method: string, path: string, body?: unknown, caller = officer) =>
      request(method, `/visa-cases/${id}${path}`, body, { caller });
    /** Opens every file of a paper, and accepts it. */
    const accept = async (paper: string, caller = officer) => {
      await office('GET', `/papers/${paper}/file`, undefined, caller);
      return office('POST', `/papers/${paper}/accept`, undefined, caller);
    };
    const decide = async (key: string, what: 'accept' | 'again', body?: unknown) => {
      const { id: paper } = await paperOf(key);
      return what === 'accept' ? accept(paper) : office('POST', `/papers/${paper}/${what}`, body);
    };
    /** Moves the case; papers are handed in by a manager, who confirms what is open. */
    const move = async (to: string) => {
      const { guarding } = to === 'submitted' ? (await office('GET', '')).body : {};
      return office(
        'POST',
        '/state',
        { to, ...(guarding?.guards.length > 0 ? { despite: guarding } : {}) },
        to === 'submitted' ? manager : officer,
      );
    };
    /** Takes over the guide as it is now. */
    const takeOver = async () => {
      const { revision: seen } = (await office('GET', '/guide-change')).body;
      return office('POST', '/take-over', { revision: seen.to });
    };
    return { id, token, reference, read, paperOf, send, office, accept, decide, move, takeOver };
  };
  const inStorage = async () =>
    (await readdir(directory, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  return { guide, changeGuide, changeFees, directory, request, asked, begin, inStorage };
}
