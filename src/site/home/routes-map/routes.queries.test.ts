import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { findRoutes } from './routes.queries.ts';

const both = (text: string) => ({ en: text, bn: text });
const office = {
  street: both(''),
  area: both(''),
  city: both('Dhaka'),
  postcode: '',
  lat: 23.8,
  lng: 90.4,
  mapUrl: '',
  hours: [],
  hoursLine: both(''),
};

function times(language: Language) {
  const to = (code: string, minutes: number) => ({
    from: 'DAC',
    to: code,
    names: both('Place'),
    lat: 22.2,
    lng: 91.8,
    minutes,
    direct: true,
    fareFrom: 4_500_00,
  });
  const routes = [to('CGP', 55), to('CCU', 65), to('BKK', 120)];
  return inLanguage(language, () =>
    findRoutes({ office, routes, faresCheckedOn: '2026-12-01' }, language)?.fares.map(({ time }) => time),
  );
}

test('a flight of less than an hour has minutes and no hours', () => {
  expect(times('en')).toEqual(['55 min', '1 h 5 min', '2 h']);
  expect(times('bn')).toEqual(['৫৫ মিনিট', '১ ঘ. ৫ মি.', '২ ঘণ্টা']);
});
