import { describe, expect, it } from 'vitest';
import { drawRoutes, phoneFrame, wideFrame } from './draw-routes.ts';

const home = { name: 'Dhaka', lat: 23.78, lng: 90.41 };
const routes = [
  { name: 'Bangkok', lat: 13.69, lng: 100.75 },
  { name: 'Istanbul', lat: 41.28, lng: 28.75 },
  { name: 'Tokyo', lat: 35.77, lng: 140.39 },
];

describe('the map of routes', () => {
  const wide = drawRoutes(home, routes, wideFrame);

  it('names home and every city', () => {
    expect(wide.labels.map(({ name }) => name)).toEqual(['Dhaka', 'Bangkok', 'Istanbul', 'Tokyo']);
  });

  it('keeps the cities clear of the words beside it', () => {
    const { cities } = wideFrame;
    for (const { x, y } of wide.routes) {
      expect(x).toBeGreaterThanOrEqual(cities.left);
      expect(x).toBeLessThanOrEqual(cities.right);
      expect(y).toBeGreaterThanOrEqual(cities.top);
      expect(y).toBeLessThanOrEqual(cities.bottom);
    }
  });

  it('draws each arc from home to its city', () => {
    for (const { arc, x, y } of wide.routes) {
      expect(arc.startsWith(`M${wide.home.x} ${wide.home.y}Q`)).toBe(true);
      expect(arc.endsWith(` ${x} ${y}`)).toBe(true);
    }
  });

  it('is small enough to travel with the page', () => {
    const phone = drawRoutes(home, routes, phoneFrame);
    expect(wide.land.length + phone.land.length).toBeLessThan(32_000);
    expect(wide.homeland.length).toBeGreaterThan(50);
  });
});
