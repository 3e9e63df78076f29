import { describe, expect, it } from 'vitest';
import { demoCalendar } from './demo-calendar.ts';
import { tourPackages } from './packages.ts';

const packages = tourPackages.map((make) => make(demoCalendar('2026-11-22')));

describe('the packages', () => {
  it('count a night in a bed as a night, and one on the coach apart', () => {
    let onCoaches = 0;
    for (const { slug, facts, texts } of packages) {
      const onCoach = texts.en.itinerary.filter(({ stay }) => stay?.startsWith('On the coach')).length;
      expect(facts.travelNights ?? 0, slug).toBe(onCoach);
      expect(texts.bn.itinerary.filter(({ stay }) => stay?.startsWith('বাসে')).length, slug).toBe(onCoach);
      const inBed = texts.en.itinerary.filter(
        ({ stay }) => stay !== undefined && !stay.startsWith('On the coach'),
      ).length;
      expect(facts.nights, slug).toBe(inBed);
      onCoaches += onCoach;
    }
    expect(onCoaches).toBe(8);
  });

  it('say of every stop but the first how one comes there', () => {
    for (const { slug, facts } of packages) {
      const unsaid = facts.route.slice(1).filter(({ by }) => by === undefined);
      expect(unsaid, slug).toEqual([]);
    }
  });

  it('show no picture of another package’s place, unless they go there', () => {
    const placeOf = new Map(packages.map(({ cover, facts }) => [cover, facts.destinations[0] ?? '']));
    expect(placeOf.size).toBe(packages.length);
    for (const { slug, cover, gallery, facts } of packages) {
      const shown = [...gallery, ...facts.itinerary.flatMap(({ picture }) => picture ?? [])];
      for (const picture of shown.filter((each) => each !== cover && placeOf.has(each))) {
        expect(facts.destinations, `${slug} shows ${picture}`).toContain(placeOf.get(picture));
      }
    }
  });
});
