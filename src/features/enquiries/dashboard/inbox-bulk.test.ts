import { beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#dashboard/api/me.ts';
import { chooseOne } from './choose-one.tsx';
import { inboxBulk } from './inbox-bulk.ts';

vi.mock('./choose-one.tsx');
vi.mock('./inbox-client.ts', () => ({
  changeEnquiries: (ids: readonly string[]) => Promise.resolve(ids.map((id) => ({ id, ok: true }))),
}));

const me: Me = {
  uid: 'amina',
  email: 'amina@agency.example',
  emailVerified: true,
  name: 'Amina',
  role: 'clerk',
  may: () => true,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  return () => vi.unstubAllGlobals();
});

/** What is told of two enquiries after a choice. */
async function told(key: string, value: string | null) {
  vi.mocked(chooseOne).mockResolvedValue({ label: '', value });
  const action = inboxBulk(me, []).find((each) => each.key === key);
  await action?.run(['one', 'two']);
  return action?.told(2);
}

test('who takes many enquiries from their owner, or their due date away, isn’t told that one was given', async () => {
  expect(await told('give', 'karim')).toBe('2 enquiries assigned');
  expect(await told('give', null)).toBe('2 enquiries unassigned');
  expect(await told('due', '2026-12-01')).toBe('Due date of 2 enquiries set');
  expect(await told('due', null)).toBe('Due date of 2 enquiries removed');
});
