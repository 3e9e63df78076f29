import { expect, test } from 'vitest';
import { nextFlight, parseFlight, type TypedFlight } from './flight-text.ts';

const typed: TypedFlight = {
  airline: 'BG Biman Bangladesh Airlines',
  flight: '0335',
  bookingClass: 'k',
  from: 'Dhaka (DAC)',
  to: 'jed',
  departs: '2027-01-10T17:00',
  arrives: '2027-01-10T21:15',
};

test('a flight is read from a list’s words and from codes as they are typed', () => {
  expect(parseFlight(typed)).toEqual({
    segment: {
      airline: 'BG',
      flight: '335',
      from: 'DAC',
      to: 'JED',
      bookingClass: 'K',
      status: 'HK',
      departs: '2027-01-10T17:00',
      arrives: '2027-01-10T21:15',
    },
  });
});

test('each thing that is missing is named', () => {
  const read = parseFlight({ ...nextFlight(), bookingClass: '' });
  expect('faults' in read ? Object.keys(read.faults).toSorted() : []).toEqual([
    'airline',
    'arrives',
    'bookingClass',
    'departs',
    'flight',
    'from',
    'to',
  ]);
});

test.each([
  [{ airline: 'Biman' }, 'airline'],
  [{ flight: 'BG335' }, 'flight'],
  [{ flight: '0000' }, 'flight'],
  [{ from: 'Dhaka' }, 'from'],
  [{ to: 'DAC' }, 'to'],
  [{ bookingClass: 'YK' }, 'bookingClass'],
])('%o is asked for again', (changed, field) => {
  const read = parseFlight({ ...typed, ...changed });
  expect('faults' in read ? Object.keys(read.faults) : []).toEqual([field]);
});

test('a flight that ends where it begins is told to choose another airport', () => {
  const read = parseFlight({ ...typed, to: 'DAC' });
  expect('faults' in read ? read.faults.to : '').toBe(
    'The flight leaves from this airport: choose another one.',
  );
});

test('the next flight begins where the last one ends', () => {
  expect(nextFlight('JED').from).toBe('JED');
});
