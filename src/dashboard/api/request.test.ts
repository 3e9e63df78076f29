import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { publish, type Visitor } from '#features/identity/browser/visitor-state.ts';
import { freshSignIn } from './fresh-sign-in.ts';
import { ApiProblem, request } from './request.ts';

const visitor = (uid: string): Visitor => ({
  uid,
  email: `${uid}@shofor.example`,
  emailVerified: true,
  name: uid,
  ways: ['password'],
});
const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = `${part({})}.${part({ exp: Date.now() / 1000 + 3600 })}.`;
const tooOld = { status: 403, code: 'access.sign-in-again', detail: 'Sign in again first.', fields: [] };

let answers: Response[];
let sent: number;
beforeEach(() => {
  answers = [Response.json(tooOld, { status: 403 }), Response.json({ id: 'R1' })];
  sent = 0;
  vi.stubGlobal('localStorage', { getItem: () => token, setItem: () => {} });
  vi.stubGlobal('location', { origin: 'https://shofor.example', href: 'https://shofor.example/' });
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    return answers.shift() ?? Response.error();
  });
  publish({ user: visitor('salma'), loading: false });
  return () => vi.unstubAllGlobals();
});

const shape = z.object({ id: z.string() });
const approve = () => request(shape, '/refunds/1/approve', { method: 'POST' });
/** Waits until the office asks for a sign-in. */
const asked = () => expect.poll(freshSignIn.isRequested).toBe(true);

test('what needs a newer sign-in is sent again after it, once', async () => {
  const waiting = approve();
  await asked();
  freshSignIn.answer(true);
  expect((await waiting).data).toEqual({ id: 'R1' });
  answers = [Response.json(tooOld, { status: 403 }), Response.json(tooOld, { status: 403 })];
  const still = approve();
  const refusal = expect(still).rejects.toThrow(ApiProblem);
  await asked();
  freshSignIn.answer(true);
  await refusal;
  expect(sent).toBe(4);
});

test('what somebody asked for isn’t done in the name of a colleague who signs in at the same place', async () => {
  const waiting = approve();
  const refusal = expect(waiting).rejects.toMatchObject({ code: 'access.sign-in-again' });
  await asked();
  publish({ user: null });
  publish({ user: visitor('owner') });
  freshSignIn.answer(true);
  await refusal;
  expect(sent).toBe(1);
});
