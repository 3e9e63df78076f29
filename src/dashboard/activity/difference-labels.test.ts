import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { actionLabel } from './action-labels.ts';
import { differencesOf } from './difference.rules.ts';
import { differenceLabel } from './difference-labels.ts';

afterEach(() => vi.unstubAllGlobals());

/** The lines of a log entry in an office of a language. */
function linesIn(language: Language, difference: unknown): readonly string[] {
  vi.stubGlobal('localStorage', { getItem: () => language });
  return inLanguage(language, () => differencesOf(difference).map(differenceLabel));
}

test('sums of money are told in taka, other numbers as they are', () => {
  const changes = [
    { path: 'routes.0.fareFrom', before: 12_500_00, after: 13_000_00 },
    { path: 'routes.0.minutes', before: 95, after: 1_100 },
    { path: 'facts.bands.regular.adult', before: 1_25_000_00, after: 1_30_000_00 },
    { path: 'facts.group.max', before: 20, after: 24 },
  ];
  const [fare, minutes, adult, group] = linesIn('en', { changes });
  expect(fare).toContain('৳12,500 → ৳13,000');
  expect(minutes).toContain('95 → 1,100');
  expect(adult).toContain('৳1,25,000 → ৳1,30,000');
  expect(group).toContain('20 → 24');
  expect(linesIn('bn', { changes })[2]).toContain('৳১,২৫,০০০ → ৳১,৩০,০০০');
});

test('money of an order is told in taka, with its method by name', () => {
  expect(linesIn('bn', { happened: 'paid', method: 'cash', amount: 5_000_00 })).toEqual([
    'মাধ্যম: নগদ টাকা',
    'টাকা: ৳৫,০০০',
  ]);
});

test('a changed departure says from what to what, in the office’s language', () => {
  const lines = linesIn('bn', {
    departsOn: { from: '2027-01-14', to: '2027-01-21' },
    seats: { from: 20, to: 24 },
    state: { from: 'open', to: 'closed' },
    priceList: { from: 'a1b2c3d4', to: 'b1b2c3d4' },
    leastToRun: { from: null, to: 8 },
  });
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('আসন: ২০ → ২৪');
  expect(lines.filter((line) => /[a-z]/i.test(line))).toEqual([]);
});

test('in Bangla the log speaks of people with respect, and of the program without', () => {
  const told = (actor: string) => inLanguage('bn', () => actionLabel('visa.publish', actor));
  expect([told('user:1'), told('visitor'), told('system:schedule')]).toEqual([
    'প্রকাশ করেছেন',
    'প্রকাশ করেছেন',
    'প্রকাশ করেছে',
  ]);
});

const id = '018f0000-0000-7000-8000-000000000001';

test('an entry in a Bangla office has no word of a program in it', () => {
  const entries: unknown[] = [
    { here: 3, missing: 1 },
    { complete: 2, travellers: 4 },
    { decision: { from: null, to: 'no-go' } },
    { happened: 'contacted', outcome: 'no-answer', dueOn: '2026-12-03', from: 'new', to: 'in-progress' },
    { happened: 'message-received', messageId: id, from: 'waiting', to: 'in-progress' },
    {
      happened: 'moved',
      from: 'submitted',
      to: 'decided',
      decisions: [{ applicant: id, decision: 'approved' }],
    },
    { happened: 'again', paper: '', applicant: id, phrase: 'seal' },
    { happened: 'attempt-in-review', why: 'late', amount: 5_000_00 },
    { happened: 'requested', request: 'cancel' },
    { happened: 'passports', move: 'handed-over', applicants: [id] },
    { happened: 'planned', owner: null, appointmentOn: '2026-12-03', decisionOn: null },
    { happened: 'read-name', what: 'passport' },
    { report: 'trial-balance', by: 'month', on: '2026-12-01' },
    { report: 'sold', from: '2026-07', to: '2026-12', by: 'clerk', on: '2026-12-01' },
    { void: [], penalty: 500_00, charge: 300_00 },
    { before: { key: 'sylhet', country: 'BD' }, after: { key: 'sylhet', country: 'IN' } },
    { before: { markets: ['domestic'] }, after: { markets: ['domestic', 'international'] } },
    { relation: 'spouse' },
    { tab: 'in-review', kind: 'visa', owner: 'me', due: 'overdue', count: 12 },
    { happened: 'decided', decisions: [{ applicant: id, decision: 'refused' }] },
    { separated: 'phone', into: id },
    { signedUp: 'google.com' },
    { rooms: 3 },
    { enquiry: id },
    { changes: [{ path: 'office.hours.0.days', before: [6, 0], after: [6, 0, 1] }] },
    { changes: [{ path: 'receivingAccounts.wallets.0.kind', before: 'personal', after: 'merchant' }] },
    { changes: [{ path: 'visaCases.sooner.about-you', after: 30 }] },
    { changes: [{ path: 'look.logo', before: '', after: id }] },
  ];
  const lines = entries.flatMap((entry) => linesIn('bn', entry));
  expect(lines.filter((line) => /[a-z]/i.test(line))).toEqual([]);
  expect(lines.filter((line) => line.includes('অন্যান্য'))).toEqual([]);
});

test('what came with a change is told beside it', () => {
  const contacted = { happened: 'contacted', outcome: 'called', dueOn: null, from: 'new', to: 'in-progress' };
  expect(linesIn('en', contacted)).toEqual([
    'State: New → In progress',
    'Getting in touch: Called',
    'Due: None',
  ]);
});

test('a report that was taken out says its months as a period, which nobody has changed', () => {
  const exported = { report: 'sold', from: '2026-07', to: '2026-12', by: 'clerk', on: '2026-12-01' };
  expect(linesIn('en', exported)).toEqual([
    'Report: Sold',
    'From month: July 2026',
    'To month: December 2026',
  ]);
  const balance = { report: 'trial-balance', by: 'month', on: '2026-12-01' };
  expect(linesIn('en', balance)).toEqual(['Report: Trial balance', 'At the end of: Tue, 1 Dec 2026']);
});

test('ids and versions are for programs: only what has a name and something to say is told', () => {
  expect(linesIn('en', { copyOf: id, revision: 1 })).toEqual([]);
  expect(linesIn('en', { accepted: id, order: 'SF-7TRG-K4' })).toEqual(['Order: SF-7TRG-K4']);
  expect(linesIn('en', { changes: [{ path: 'look.logo', before: '', after: id }] })).toEqual(['Logo']);
});

test('penalties and charges of a ticket are told in taka', () => {
  expect(linesIn('en', { refund: ['997-2400123456'], penalty: 2_500_00, charge: 500_00 }).slice(1)).toEqual([
    'Airline’s penalty, in all: ৳2,500',
    'Our charge for it, in all: ৳500',
  ]);
});

test('an action that means something else in another feature has words of its own', () => {
  const told = (action: string) => actionLabel(action, 'user:1');
  expect(told('payments.approve')).not.toBe(told('refunds.approve'));
  expect(told('attempts.accept')).not.toBe(told('orders.accept'));
  expect(told('orders.accept-amendment')).not.toBe(told('orders.accept'));
  expect(told('fares.send')).not.toBe(told('enquiries.send'));
  expect(told('fares.add-file')).not.toBe(told('enquiries.add-file'));
});
