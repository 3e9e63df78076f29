import { expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';

const journey = { departsOn: '2027-02-10', returnsOn: '2027-02-17' };
const body = {
  travellers: [{ surname: 'Rahman', givenNames: 'Abdul', expiresOn: '2027-03-01' }],
  ...journey,
};

test('anybody has travellers checked, and is told field by field what is not right', async ({ deps }) => {
  const request = deskOf(deps);
  const answer = await request('POST', '/travellers/check', body);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      travellers: [
        {
          fields: {
            surname: 'Rahman',
            givenNames: 'Abdul',
            sex: null,
            birthDate: null,
            nationality: null,
            passportNumber: null,
            expiresOn: '2027-03-01',
          },
          warnings: [{ code: 'passport.expires' }],
        },
      ],
    },
  });
  const wrong = { ...body, travellers: [{ mrz: ['one line'], birthDate: '2027-02-30' }] };
  const refused = await request('POST', '/travellers/check', wrong);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body.fields)).toMatch(/travellers\.0\.mrz.*travellers\.0\.birthDate/);
  const backwards = await request('POST', '/travellers/check', { ...body, returnsOn: '2027-02-09' });
  expect(backwards.body).toMatchObject({ fields: [{ path: 'returnsOn' }] });
});

test('one address has thirty requests a minute, one of the staff a hundred and twenty', async ({ deps }) => {
  const request = deskOf(deps);
  const statuses = async (times: number, by: Parameters<typeof request>[3]) => {
    const found: number[] = [];
    for (let time = 0; time < times; time += 1) {
      found.push((await request('POST', '/travellers/check', body, by)).status);
    }
    return found;
  };
  expect(await statuses(31, { visitor: '192.0.2.7' })).toEqual([...Array(30).fill(200), 429]);
  expect(await statuses(1, { visitor: '192.0.2.8' })).toEqual([200]);
  const caller = callerOf('clerk', ['orders.write']);
  expect(await statuses(121, { visitor: '192.0.2.7', caller })).toEqual([...Array(120).fill(200), 429]);
});
