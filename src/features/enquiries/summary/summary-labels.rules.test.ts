import { expect, test } from 'vitest';
import { partyLabel } from './summary-labels.rules.ts';

const party = { adults: 2, childrenWithBed: 1, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };

test('an enquiry about a day trip names children and not children with beds', () => {
  expect(partyLabel(party, 0, 'en')).toBe('2 adults, 1 child');
  expect(partyLabel(party, 2, 'en')).toBe('2 adults, 1 child with a bed');
  expect(partyLabel(party, undefined, 'bn')).toBe('প্রাপ্তবয়স্ক ২ জন, শিশু ১ জন (বেডসহ)');
});
