import { answering, editing, reading, seeingOrders, selling } from './permission-holders.ts';
import { everybody, nowhere, type RouteRow } from './permission-row.ts';

/** Who may call the routes of departures, and what they get. */
export const departureRoutes: Readonly<Record<string, RouteRow>> = {
  'GET /departures': { who: everybody, answer: 400 },
  'GET /departures/plan': { who: reading, answer: 200 },
  'POST /departures': { who: editing, answer: 400, body: {} },
  'POST /departures/repeat': { who: editing, answer: 400, body: {} },
  'GET /departures/{id}': { who: reading, answer: 404 },
  'PUT /departures/{id}': { who: editing, answer: 400, body: {} },
  'POST /departures/{departure}/bookings': { who: selling, answer: 400, path: nowhere, body: {} },
  'GET /departures/{id}/group': { who: answering, answer: 404, path: nowhere },
  'PUT /departures/{id}/rooms': { who: answering, answer: 400, path: nowhere, body: {} },
  'PUT /departures/{id}/coach': { who: answering, answer: 400, path: nowhere, body: {} },
  'POST /departures/{id}/passports': { who: answering, answer: 404, path: nowhere },
  'GET /departures/{id}/vouchers': { who: seeingOrders, answer: 400, path: nowhere },
  'POST /departures/{id}/vouchers': { who: selling, answer: 404, path: nowhere },
  'POST /departures/{id}/check-ins': { who: answering, answer: 400, path: nowhere, body: {} },
  'GET /departures/{departure}/bookings': { who: seeingOrders, answer: 200, path: nowhere },
  'POST /departures/{id}/move': { who: editing, answer: 428, body: { departsOn: '2090-01-01' } },
  'POST /departures/{id}/go': { who: ['manager', 'owner'], answer: 404, path: nowhere },
  'POST /departures/{id}/no-go': { who: ['manager', 'owner'], answer: 400, path: nowhere, body: {} },
  'POST /departures/{id}/open': { who: editing, answer: 404 },
  'POST /departures/{id}/close': { who: editing, answer: 404 },
  'POST /departures/{id}/cancel': { who: editing, answer: 404 },
  'POST /waiting': { who: everybody, answer: 400, body: {} },
  'GET /departures/{id}/waiting': { who: seeingOrders, answer: 200, path: nowhere },
  'POST /waiting/{id}/leave': { who: selling, answer: 404, path: nowhere },
};
