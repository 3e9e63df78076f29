import { expect, it } from 'vitest';
import { waitingOf } from '../shell/use-waiting.ts';
import { needsOf } from './needs-person.rules.ts';

const none = { total: 0, live: 0, drafts: 0, changed: 0, scheduled: 0, trashed: 0, withoutBangla: 0 };
const calm = {
  documents: { visa: none, 'tour-package': none, post: none },
  scheduled: [],
  visasToCheck: { total: 0, items: [] },
  departures: { ahead: 0, full: 0, toDecide: 0 },
  packages: {
    domestic: { drafts: 0, withoutDeparture: 0 },
    international: { drafts: 0, withoutDeparture: 0 },
  },
  weeks: [],
};
const enquiries = { new: 0, overdue: 0, dueToday: 0, unowned: 0, inReview: 0, weeks: [] };

it('an enquiry in review is counted on Home, with the way to it, and in the badge of the inbox', () => {
  const overview = { ...calm, enquiries: { ...enquiries, new: 2, inReview: 3 } };
  expect(needsOf(overview, () => true)).toContainEqual({
    name: 'enquiries-in-review',
    number: 3,
    to: '/dashboard/enquiries?tab=in-review',
  });
  expect(waitingOf(overview).enquiries).toBe(5);
});

it('nothing in review is no need', () => {
  expect(needsOf({ ...calm, enquiries }, () => true)).toEqual([]);
});

it('a registration that lapses soon is a need with its days, the last one counted, and red once it has lapsed', () => {
  const to = '/dashboard/settings';
  const needs = (daysLeft: number) => needsOf({ ...calm, registration: { daysLeft } }, () => true);
  expect(needs(59)).toEqual([{ name: 'registration-lapses', number: 60, to }]);
  expect(needs(0)).toEqual([{ name: 'registration-lapses', number: 1, to }]);
  expect(needs(-1)).toEqual([{ name: 'registration-lapsed', number: 1, to, late: true }]);
});

it('fares that were accepted and not ticketed are a need, and counted in the side bar', () => {
  const overview = { ...calm, fares: { toTicket: 2 } };
  expect(needsOf(overview, () => true)).toEqual([
    { name: 'fares', number: 2, to: '/dashboard/fares?tab=accepted' },
  ]);
  expect(waitingOf(overview).fares).toBe(2);
});

it('orders whose money is to go back are a need, with the way to their tab', () => {
  expect(needsOf({ ...calm, orders: { toGiveBack: 3 } }, () => true)).toEqual([
    { name: 'refunds', number: 3, to: '/dashboard/orders?due=refund' },
  ]);
});

it('visa cases with papers to look at and departures to decide are needs, and counted in the side bar', () => {
  const overview = { ...calm, visaCases: { toCheck: 2 }, departures: { ...calm.departures, toDecide: 1 } };
  expect(needsOf(overview, () => true)).toEqual([
    { name: 'visa-cases', number: 2, to: '/dashboard/visacases' },
    { name: 'to-decide', number: 1, to: '/dashboard/departures?view=list&tab=decide' },
  ]);
  expect(waitingOf(overview)).toMatchObject({ visaCases: 2, toDecide: 1 });
});

it('packages to see to lead to the list that they stand in', () => {
  const packages = {
    domestic: { drafts: 0, withoutDeparture: 2 },
    international: { drafts: 3, withoutDeparture: 1 },
  };
  expect(needsOf({ ...calm, packages }, () => true)).toEqual([
    { name: 'no-departures-domestic', number: 2, to: '/dashboard/managedomestic?state=published' },
    { name: 'no-departures-international', number: 1, to: '/dashboard/manageinternational?state=published' },
    { name: 'international-drafts', number: 3, to: '/dashboard/manageinternational?state=draft' },
  ]);
});
