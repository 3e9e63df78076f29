import { beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { ApiProblem } from './api/request.ts';
import { errorText, WordedError } from './run-mutation.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'bn' });
  return () => vi.unstubAllGlobals();
});

const refused = (status: number, code: string) =>
  new ApiProblem({ status, code, detail: 'As programs are told.', fields: [] });

test('what went wrong is told in the office’s language: what is worded already, a refusal by its code, anything else as a fault', () => {
  inLanguage('bn', () => {
    expect(errorText(new WordedError('SF-1 নামে কোনো অর্ডার নেই।'))).toBe('SF-1 নামে কোনো অর্ডার নেই।');
    for (const problem of [
      refused(409, 'files.deleted'),
      refused(500, 'unknown'),
      new Error('undefined is not'),
    ]) {
      expect(errorText(problem)).not.toMatch(/[a-z]/i);
    }
    expect(errorText(refused(403, 'access.sign-in-again'))).toContain('সাইন ইন করেননি');
    expect(errorText(refused(409, 'files.deleted'))).not.toBe(errorText(refused(500, 'unknown')));
  });
});

test('what the role may not do is told apart from what this person may not do, and from a sign-in that has ended', () => {
  inLanguage('bn', () => {
    const told = [
      refused(403, 'permission.missing'),
      refused(403, 'invitations.role'),
      refused(401, 'access.revoked'),
      refused(500, 'unknown'),
    ].map(errorText);
    expect(new Set(told).size).toBe(told.length);
    expect(told[1]).toBe('এই ভূমিকায় আপনার চেয়ে বেশি অধিকার আছে। মালিককে বলুন।');
  });
});
