import { describe, expect, it, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { pushWorkerFrom, sealHtml, sourcesOf } from './content-security-policy.ts';

const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_PROJECT_ID: 'agency',
  FIREBASE_AUTH_DOMAIN: 'agency.firebaseapp.example',
};
const sealed = (variables: Readonly<Record<string, string>>) =>
  sealHtml(
    '<p>page</p>',
    'n',
    sourcesOf(parseConfig({ SITE_URL: 'https://agency.example', ...variables })),
  ).policy.split('; ');
const policyOf = (variables: Readonly<Record<string, string>>) =>
  sealed(variables)
    .filter((directive) => /^(?:connect|script|frame|style)-src/.test(directive))
    .sort();

describe('what a page may load and where it may connect', () => {
  it('is nothing that isn’t named; no other site frames it or takes its forms', () => {
    expect(sealed({})).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
  });

  it('is only this site with the built-in identity provider', () => {
    expect(policyOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
      "connect-src 'self'",
      "frame-src 'self'",
      'script-src https://agency.example/assets/',
      'style-src https://agency.example/assets/',
    ]);
  });

  it('includes the two hosts of Google with a real project', () => {
    expect(policyOf({ ...project, GOOGLE_CLIENT_ID: 'id' })).toEqual([
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      "frame-src 'self'",
      'script-src https://agency.example/assets/',
      'style-src https://agency.example/assets/',
    ]);
  });

  it("allows the popup of Google's SDK with a Firebase project", () => {
    expect(policyOf(project)).toEqual([
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      "frame-src 'self' https://agency.firebaseapp.example",
      'script-src https://agency.example/assets/ https://apis.google.com',
      'style-src https://agency.example/assets/',
    ]);
  });
});

test('the office starts the worker of notifications and no other script, where its host is known', () => {
  const siteUrl = 'https://agency.example';
  expect(pushWorkerFrom(sourcesOf(parseConfig({ SITE_URL: siteUrl })), siteUrl)).toBe(
    'https://agency.example/push-worker.js',
  );
  expect(pushWorkerFrom(sourcesOf(parseConfig({})), 'http://localhost:3000')).toBe("'self'");
});
