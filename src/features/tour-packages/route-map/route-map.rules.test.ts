import { describe, expect, it } from 'vitest';
import type { RouteStop } from './route-map.contract.ts';
import { drawRoute } from './route-map.rules.ts';

const dhaka: RouteStop = { key: 'dhaka', name: 'Dhaka', lat: 23.8103, lng: 90.4125 };
const stop = (key: string, lat: number, lng: number, by: RouteStop['by']): RouteStop => ({
  key,
  name: key,
  lat,
  lng,
  by,
});

const atHome = drawRoute({
  market: 'domestic',
  country: 'BD',
  stops: [
    dhaka,
    stop('Cumilla', 23.46, 91.18, 'coach'),
    stop('Chattogram', 22.36, 91.78, 'coach'),
    stop('Saint Martin', 20.63, 92.32, 'boat'),
  ],
});

const abroad = drawRoute({
  market: 'international',
  country: 'MV',
  stops: [
    dhaka,
    stop('Malé', 4.1755, 73.5093, 'flight'),
    stop('Maafushi', 3.9423, 73.4907, 'boat'),
    stop('Malé', 4.1755, 73.5093, 'boat'),
  ],
});

describe('the map of a route at home', () => {
  it('has Dhaka as its one red dot', () => {
    expect(atHome.dots.filter(({ home }) => home).map(({ name }) => name)).toEqual(['Dhaka']);
  });
  it('names every stop, all in the picture', () => {
    for (const { x, y, label } of atHome.dots) {
      expect(label).toBeDefined();
      expect(x > 0 && x < atHome.width && y > 0 && y < atHome.height).toBe(true);
    }
  });
  it('shows how one travels', () => {
    expect(atHome.legs.map(({ look }) => look)).toEqual(['land', 'land', 'water']);
  });
  it('is small enough to travel with the page', () => {
    expect(JSON.stringify(atHome).length).toBeLessThan(20_000);
    expect(atHome.own.length).toBeGreaterThan(1000);
  });
});

describe('the map of a route abroad', () => {
  it('magnifies stops that are too near each other', () => {
    expect(abroad.closer?.map.dots.map(({ name }) => name)).toEqual(['Malé', 'Maafushi']);
    expect(abroad.closer?.map.dots.every(({ label }) => label !== undefined)).toBe(true);
  });
  it('then keeps one name for them on the map itself', () => {
    expect(abroad.dots.filter(({ label }) => label).map(({ name }) => name)).toEqual(['Dhaka', 'Malé']);
  });
  it('draws the way there and the way back side by side', () => {
    const legs = abroad.closer?.map.legs ?? [];
    expect(legs).toHaveLength(2);
    expect(legs[0]?.d).not.toBe(legs[1]?.d);
  });
  it('does not take a coral island for the whole globe', () => {
    expect(abroad.closer?.map.own ?? '').not.toContain(`l${(abroad.closer?.map.width ?? 0) * 2 + 8} 0`);
  });
});
