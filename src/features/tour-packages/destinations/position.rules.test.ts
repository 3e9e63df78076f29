import { describe, expect, test } from 'vitest';
import { parsePosition } from './position.rules.ts';

const sreemangal = { lat: 24.3065, lng: 91.7296 };

describe('the position of a place', () => {
  test('is read as it is typed and as map programs give it', () => {
    for (const typed of [
      '24.3065, 91.7296',
      '24.3065,91.7296',
      ' 24.3065 91.7296 ',
      '২৪.৩০৬৫, ৯১.৭২৯৬',
      'https://www.google.com/maps/place/Sreemangal/@24.1,91.2,13z/data=!3m1!4b1!4m6!3m5!8m2!3d24.3065!4d91.7296',
      'https://www.google.com/maps/@24.3065,91.7296,13z',
      'https://maps.google.com/?q=24.3065,91.7296',
      'https://www.google.com/maps/search/?api=1&query=24.3065%2C91.7296',
      'https://www.openstreetmap.org/#map=13/24.3065/91.7296',
    ]) {
      expect(parsePosition(typed), typed).toEqual(sreemangal);
    }
    expect(parsePosition('-33.8568, 151.2153')).toEqual({ lat: -33.8568, lng: 151.2153 });
  });

  test('is none when it is outside of the globe, or no pair of numbers', () => {
    for (const typed of [
      '',
      'Sreemangal',
      '24.3065',
      '91.7296, 240.3',
      '120, 24',
      'https://maps.app.goo.gl/x',
    ]) {
      expect(parsePosition(typed), typed).toBeUndefined();
    }
  });
});
