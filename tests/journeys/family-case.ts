import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { aPhone } from './customer-phone.ts';

const made = z.object({ id: z.string(), token: z.string() });

export const family = ['Shamima Nasrin', 'Anisur Rahman', 'Tahmid Rahman', 'Lamia Rahman'] as const;

/** A case of a family of four for Thailand. */
export async function beginFamilyCase(request: APIRequestContext, language: 'en' | 'bn') {
  const response = await request.post('/api/visa-cases', {
    data: {
      guide: 'thailand',
      kind: 'tourist',
      language,
      consent: true,
      applicants: family.map((name) => ({ name, profile: 'job-holder' })),
      contact: { name: family[0], phone: aPhone() },
      key: crypto.randomUUID(),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return made.parse(await response.json());
}

/** What twelve photos are called as a telephone names them: nothing says what they show. */
export const photoNames: readonly string[] = Array.from(
  { length: 12 },
  (_, index) => `IMG_41${String(index + 1).padStart(2, '0')}.jpg`,
);

/** A photo of a paper. */
export const paperPhoto = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#c9b48f' } })
    .jpeg()
    .toBuffer();
