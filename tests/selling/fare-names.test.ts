import { asc } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { fareOptions, farePassengers } from '#features/fares/fares.table.ts';
import { nameLater } from '#features/fares/names/names.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { anOption, openFares, passengers } from './fare-world.ts';

const [first, second, child] = passengers;
const later = { kind: 'adult' as const };

describe('names of a fare', () => {
  test('may come later, until the time limit, and nobody is ticketed without one', async ({ deps }) => {
    const { add, send, accept, issue, lapse } = await openFares(deps);
    const { id } = (await add()).body;
    const token = await send();
    const some = [first, later, child];
    expect((await accept(token, id, { passengers: some })).body).toMatchObject({
      code: 'fares.names',
      fields: [{ path: 'passengers.1.surname' }],
    });
    expect((await accept(token, id, { passengers: some, namesLater: true })).status).toBe(201);
    const tickets = ['9972400000001', '9972400000002', '9972400000003'].map((number) => ({ number }));
    expect((await issue(tickets)).body).toMatchObject({ code: 'fares.unnamed' });
    const name = (surname: string, position = 1) =>
      run(deps, visitorActor, nameLater, {
        token,
        request: { passengers: [{ position, surname, givenNames: 'RAHIMA' }] },
      });
    await expect(name('রহিমা')).rejects.toMatchObject({ code: 'fares.names' });
    await name('SAMPLE');
    // Who has a name keeps it.
    await name('OTHER');
    await name('OTHER', 0);
    const named = await deps.db.select().from(farePassengers).orderBy(asc(farePassengers.position));
    expect(named.map(({ surname, givenNames }) => `${givenNames} ${surname}`)).toEqual([
      'Abdul Karim Sample',
      'RAHIMA SAMPLE',
      'Tania Sample',
    ]);
    expect((await issue(tickets)).status).toBe(200);
    await lapse();
    await expect(name('SAMPLE')).rejects.toMatchObject({ code: 'fares.lapsed' });
  });

  test('of passengers who are of another age than was priced cost what their age costs, as the customer saw it', async ({
    deps,
  }) => {
    const { add, send, accept, request } = await openFares(deps);
    const { id } = (await add()).body;
    const token = await send();
    const aged = [first, { ...second, kind: 'child' as const }, child];
    const { fares } = anOption();
    const [adult = 0, young = 0] = fares.map(({ base, taxes, service }) => base + taxes + service);
    const total = adult + 2 * young;
    expect((await accept(token, id, { passengers: aged })).body.code).toBe('fares.passengers');
    expect((await accept(token, id, { passengers: aged, total: total + 100 })).body).toMatchObject({
      code: 'fares.price',
      details: { total },
    });
    const infant = [first, { ...second, kind: 'infant' as const }, child];
    expect((await accept(token, id, { passengers: infant, total })).body.code).toBe('fares.passengers');
    const { body } = await accept(token, id, { passengers: aged, total });
    const options = await deps.db.select().from(fareOptions).orderBy(asc(fareOptions.position));
    expect(options.map(({ fares: of }) => of.map(({ passengers: people }) => people))).toEqual([
      [2, 1],
      [1, 2],
    ]);
    const order = await request('GET', `/visitor/orders/${body.order.token}`);
    expect(order.body.total).toBe(total);
    expect((await request('GET', `/visitor/fares/${token}`)).body.accepted).toBe(options[1]?.id);
  });
});
