import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Visitor } from '#features/identity/browser/visitor-state.ts';
import { Proof } from './sign-in-first.tsx';

/** What somebody is asked for whose sign-in is too old. */
function asked(ways: Visitor['ways']): string {
  const user = { uid: 'amina', email: 'amina@shofor.example', emailVerified: true, name: 'Amina', ways };
  return renderToStaticMarkup(createElement(MantineProvider, null, createElement(Proof, { user })));
}

test('who signs in again is offered the ways of their own account: Google only when it is connected', () => {
  expect(asked(['password'])).toContain('Your current password');
  expect(asked(['password'])).not.toContain('Google');
  expect(asked(['google'])).toContain('Continue with Google');
  expect(asked(['google'])).not.toContain('password');
  expect(asked(['password', 'google'])).toContain('Your current password');
  expect(asked(['password', 'google'])).toContain('Continue with Google');
});
