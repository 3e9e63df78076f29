import { expect, test } from 'vitest';
import { errorsOf } from '#dashboard/form/request-check.ts';
import { allChannels, channelsRequest } from './channels-request.ts';
import { emptyLine, orderRequest } from './order-request.ts';

test('chosen ways are sent without one that has no address; all of them are no choice', () => {
  expect(channelsRequest(allChannels, 'salma@mail.example')).toBeUndefined();
  expect(channelsRequest(allChannels, '')).toBeUndefined();
  expect(channelsRequest(['sms', 'email'], 'salma@mail.example')).toEqual(['sms', 'email']);
  expect(channelsRequest(['sms', 'email'], ' ')).toEqual(['sms']);
});

test('a line may cost nothing, and a discount may not: each empty field says what it takes', () => {
  const errorOf = (charge: 'own' | 'discount', unit: number | undefined) => {
    const line = { ...emptyLine(charge), en: 'A form', unit };
    const typed = {
      name: 'Salma Begum',
      phone: '01812-345678',
      email: '',
      travelsOn: '',
      sold: [],
      channels: [],
    };
    const other = { ...emptyLine(), en: 'Visa', unit: 100 };
    return errorsOf(orderRequest, { ...typed, language: 'en', lines: [line, other] })['lines.0.unit'];
  };
  expect(errorOf('own', undefined)).toBe('Enter the amount.');
  expect(errorOf('own', 0)).toBeUndefined();
  expect(errorOf('discount', undefined)).toBe('Enter an amount above zero.');
  expect(errorOf('discount', 0)).toBe('Enter an amount above zero.');
  expect(errorOf('discount', 100)).toBeUndefined();
});
