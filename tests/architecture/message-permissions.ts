import { holders } from './permission-holders.ts';
import { nowhere, type RouteRow } from './permission-row.ts';

const reading = holders['messages.read'];
const writing = holders['messages.write'];
const batch = { batch: '00000000-0000-4000-8000-000000000000' };
const text = { channel: 'sms', text: 'Come at nine.', key: 'a-key-of-16-letters' };

/** Routes of what customers are told. */
export const messageRoutes: Readonly<Record<string, RouteRow>> = {
  'GET /messages': { who: reading, answer: 200 },
  'GET /messages/months': { who: reading, answer: 200 },
  'GET /messages/templates': { who: reading, answer: 200 },
  'GET /messages/attachments': { who: writing, answer: 400 },
  'GET /messages/{id}/files/{fileId}': {
    who: reading,
    answer: 404,
    path: { id: batch.batch, fileId: batch.batch },
  },
  'POST /messages/preview': { who: reading, answer: 200, body: { text: 'Come.', language: 'en' } },
  'POST /messages/{id}/again': { who: writing, answer: 400, path: nowhere },
  'POST /messages/{id}/stop': { who: writing, answer: 404, path: nowhere },
  'POST /messages/dead/again': { who: writing, answer: 200 },
  'POST /orders/{id}/messages': { who: writing, answer: 404, path: nowhere, body: text },
  'POST /enquiries/{id}/messages': { who: writing, answer: 404, path: nowhere, body: text },
  'POST /visa-cases/{id}/messages': { who: writing, answer: 404, path: nowhere, body: text },
  'POST /fares/{id}/messages': { who: writing, answer: 404, path: nowhere, body: text },
  'POST /departures/{id}/messages': { who: writing, answer: 404, path: nowhere, body: text },
  'POST /orders/messages': {
    who: writing,
    answer: 200,
    body: { filter: {}, channel: 'sms', text: 'Come at nine.', preview: true },
  },
  'GET /message-batches/{batch}': { who: reading, answer: 404, path: batch },
  'POST /message-batches/{batch}/stop': { who: writing, answer: 404, path: batch },
};
