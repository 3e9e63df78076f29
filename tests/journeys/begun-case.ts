import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';

const made = z.object({ id: z.string(), reference: z.string(), token: z.string() });
export const orderOfCase = z.object({ order: z.object({ token: z.string() }) });
export const officeCase = z.object({
  applicants: z.array(
    z.object({
      id: z.string(),
      papers: z.array(z.object({ id: z.string(), key: z.string(), name: z.string(), state: z.string() })),
    }),
  ),
});
/** A paper as a scanner makes it. */
export const scan = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

/** A case, of a student for Thailand unless another one is asked for. */
export async function beginCase(
  request: APIRequestContext,
  language: 'en' | 'bn',
  of = { guide: 'thailand', kind: 'tourist', profile: 'student' },
  /** Days until the journey: the board shows what is due first. */
  departsIn = 60,
  /** Without one they are told by telephone. */
  reached: { readonly email?: string } = {},
) {
  const response = await request.post('/api/visa-cases', {
    data: {
      guide: of.guide,
      kind: of.kind,
      language,
      consent: true,
      applicants: [{ name: 'Tanvir Sample', profile: of.profile }],
      departsOn: new Date(Date.now() + departsIn * 86_400_000).toISOString().slice(0, 10),
      contact: {
        ...reached,
        name: 'Tanvir Sample',
        phone: `018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      },
      key: crypto.randomUUID(),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return made.parse(await response.json());
}

interface OfCase {
  readonly id: string;
  /** Of a colleague. */
  readonly headers: Record<string, string>;
}

/** Opens a paper as a colleague does, and accepts it. */
export async function acceptPaper(request: APIRequestContext, { id, headers }: OfCase, paper: string) {
  await request.get(`/api/visa-cases/${id}/papers/${paper}/file`, { headers });
  const accepted = await request.post(`/api/visa-cases/${id}/papers/${paper}/accept`, { headers });
  expect(accepted.status(), await accepted.text()).toBe(200);
}

/** Moves a case through states; what is open when its papers are handed in is confirmed. */
export async function moveThrough(
  request: APIRequestContext,
  { id, headers }: OfCase,
  states: readonly string[],
) {
  for (const to of states) {
    const { guarding } = await (await request.get(`/api/visa-cases/${id}`, { headers })).json();
    const despite = to === 'submitted' && guarding.guards.length > 0 ? { despite: guarding } : {};
    const moved = await request.post(`/api/visa-cases/${id}/state`, { headers, data: { to, ...despite } });
    expect(moved.status(), await moved.text()).toBe(200);
  }
}
