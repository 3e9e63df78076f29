import { expect, test } from 'vitest';
import { deviceName } from './device.rules.ts';

test('a sign-in is named as people name their browser', () => {
  const like = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
  expect(deviceName(`${like} Chrome/126.0.0.0 Mobile Safari/537.36`)).toBe('Chrome, Android');
  expect(deviceName(`${like} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`)).toBe(
    'Samsung Internet, Android',
  );
  expect(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
    ),
  ).toBe('Safari, iPhone');
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0')).toBe(
    'Firefox, Windows',
  );
  expect(deviceName('curl/8')).toBeUndefined();
  expect(deviceName(null)).toBeUndefined();
});
