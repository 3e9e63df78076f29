import { expect, test } from '@playwright/test';
import { findings } from './crawl.ts';
import { openOffice } from './staff.ts';
import { bookTour } from './tour.ts';

test('whoever takes a traveller off an order is told who leaves, and where to name another one', async ({
  page,
  request,
}) => {
  const named = (place: string, givenNames: string) =>
    ({ place, surname: 'SAMPLE', givenNames, sex: 'F', birthDate: '1990-04-02' }) as const;
  const { orders } = await bookTour(request, 30, [
    {
      name: 'Salma Sample',
      party: { adults: 2 },
      travellers: [named('adult-1', 'SALMA'), named('adult-2', 'RAHIMA')],
    },
  ]);
  await openOffice(page, `/dashboard/orders/${orders[0]}/booking`);
  const adults = page.getByRole('textbox', { name: 'Adult', exact: true });
  const leaving = page.getByRole('status').filter({ hasText: 'No longer travels' });
  await expect(adults).toHaveValue('2');
  await expect(leaving).toHaveCount(0);
  await adults.fill('1');
  await expect(leaving).toContainText('RAHIMA SAMPLE');
  await expect(leaving).not.toContainText('SALMA');
  expect(await findings(page)).toEqual([]);
  await leaving.getByRole('link').click();
  await expect(page).toHaveURL(/\/travellers$/);
});
