import { answering } from './permission-holders.ts';
import type { RouteRow } from './permission-row.ts';

/** Customers’ cards. */
export const customerRoutes: Readonly<Record<string, RouteRow>> = {
  'GET /customers': { who: answering, answer: 200 },
  'GET /customers/by-contact': { who: answering, answer: 200 },
  'GET /customers/{id}': { who: answering, answer: 404 },
  'POST /customers/{id}/name': { who: answering, answer: 404, body: { name: 'Rahim Uddin', version: 1 } },
  'POST /customers/{id}/details': {
    who: answering,
    answer: 404,
    body: { address: null, birthDate: null, passportExpires: null, tags: [], version: 1 },
  },
  'POST /customers/{id}/contacts': {
    who: answering,
    answer: 404,
    body: { kind: 'phone', value: '01712345678' },
  },
  'POST /customers/{id}/separate': {
    who: answering,
    answer: 404,
    body: { kind: 'phone', value: '+8801712345678' },
  },
  'POST /customers/{id}/notes': { who: answering, answer: 404, body: { text: 'Calls late.' } },
  'POST /customers/{id}/relatives': {
    who: answering,
    answer: 404,
    body: { relation: 'spouse', name: 'Salma Begum' },
  },
  'DELETE /customers/{id}/relatives/{relative}': {
    who: answering,
    answer: 404,
    path: { relative: '00000000-0000-4000-8000-000000000000' },
  },
  'POST /customers/{id}/join': {
    who: answering,
    answer: 404,
    body: { from: '00000000-0000-4000-8000-000000000001' },
  },
};

const because = { reason: 'Sent to the wrong person.' };

/** What is brought along from an earlier program. */
export const importRoutes: Readonly<Record<string, RouteRow>> = {
  'POST /imports': { who: ['manager', 'owner'], answer: 415 },
  'GET /imports': { who: ['manager', 'owner'], answer: 200 },
  'GET /imports/{id}': { who: ['manager', 'owner'], answer: 404 },
  'GET /imports/{id}/faults.csv': { who: ['manager', 'owner'], answer: 404 },
  'POST /imports/{id}/columns': { who: ['manager', 'owner'], answer: 404, body: {} },
  'POST /imports/{id}/take-over': {
    who: ['manager', 'owner'],
    answer: 404,
    body: { onlyGood: true, key: '0b0e7a52-3f53-4c0e-8f62-000000000000' },
  },
  'POST /imports/{id}/undo': { who: ['manager', 'owner'], answer: 404, body: because },
};
