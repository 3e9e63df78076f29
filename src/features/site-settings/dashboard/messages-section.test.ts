import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultMessageSettings, goesBy } from '#platform/messages/message-settings.contract.ts';
import { exampleSettings } from '../example.rules.ts';
import { siteSettings } from '../site-settings.contract.ts';
import { wholeSettings } from '../whole-settings.rules.ts';
import { switched } from './messages-section.tsx';
import { settingsErrors } from './settings-form.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterEach(() => vi.unstubAllGlobals());

test('switching an event off for SMS leaves WhatsApp and all other events as they were', () => {
  const off = switched(defaultMessageSettings, 'departure.tomorrow', 'sms', false);
  expect(goesBy(off, 'departure.tomorrow', 'sms')).toBe(false);
  expect(goesBy(off, 'departure.tomorrow', 'whatsapp')).toBe(true);
  expect(goesBy(off, 'order.quoted', 'sms')).toBe(true);
  const both = switched(off, 'departure.tomorrow', 'whatsapp', false);
  expect(both.events).toEqual({ 'departure.tomorrow': { sms: false, whatsapp: false } });
  expect(siteSettings.safeParse({ ...exampleSettings, messages: both }).success).toBe(true);
});

test('an agency that has saved nothing of messages begins with what the program does, and may save it', () => {
  const { messages: _, ...older } = exampleSettings;
  const whole = wholeSettings(older);
  expect(whole.messages).toEqual(defaultMessageSettings);
  expect(siteSettings.safeParse(whole).success).toBe(true);
});

test('an emptied hour of the night says what would do', () => {
  const messages = { ...defaultMessageSettings, quietFrom: '', quietUntil: '25:00' };
  expect(settingsErrors({ ...exampleSettings, messages })).toEqual({
    'messages.quietFrom': 'A time like 09:00.',
    'messages.quietUntil': 'A time like 09:00.',
  });
});
