import { describe, expect, it } from 'vitest';
import { airTicketRoutes } from './air-tickets.api.ts';

const request = (query: string) => airTicketRoutes().request(`/airports${query}`);

describe('GET /airports', () => {
  it('finds airports for the field of the form', async () => {
    const response = await request(`?q=${encodeURIComponent('দুবাই')}&language=bn`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      airports: [{ code: 'DXB', city: 'দুবাই', country: 'সংযুক্ত আরব আমিরাত' }],
    });
  });

  it('offers the most requested when nothing is typed, eight at most', async () => {
    const { airports } = await (await request('')).json();
    expect(airports).toHaveLength(8);
    expect(airports[0].code).toBe('DAC');
  });

  it('answers a wrong parameter with a problem that names it', async () => {
    const response = await request(`?q=${'a'.repeat(61)}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'input.invalid', fields: [{ path: 'q' }] });
  });
});
