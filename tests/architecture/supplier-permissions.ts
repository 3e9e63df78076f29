import { approving } from './permission-holders.ts';
import { nowhere, type RouteRow } from './permission-row.ts';

/** Who may call the routes of suppliers, and what they get. */
export const supplierRoutes: Readonly<Record<string, RouteRow>> = {
  'GET /suppliers': { who: approving, answer: 200 },
  'POST /suppliers': { who: approving, answer: 400, body: {} },
  'GET /suppliers/{id}': { who: approving, answer: 404, path: nowhere },
  'PUT /suppliers/{id}': { who: approving, answer: 400, path: nowhere, body: {} },
  'GET /suppliers/{id}/statement': { who: approving, answer: 404, path: nowhere },
  'POST /suppliers/{id}/payments': { who: approving, answer: 400, path: nowhere, body: {} },
  'POST /bills': { who: approving, answer: 400, body: {} },
  'POST /bills/{id}/undo': { who: approving, answer: 400, path: nowhere, body: {} },
  'POST /bills/{id}/file': { who: approving, answer: 404, path: nowhere },
  'GET /bills/{id}/file': { who: approving, answer: 404, path: nowhere },
  'POST /orders/{id}/lines/{line}/pay-on': {
    who: approving,
    answer: 400,
    path: { ...nowhere, line: '0' },
    body: {},
  },
  'POST /orders/{id}/lines/{line}/pay-on/{paid}/approve': {
    who: ['manager', 'owner'],
    answer: 404,
    path: { ...nowhere, line: '0', paid: nowhere.id },
  },
  'POST /orders/{id}/lines/{line}/pay-on/{paid}/undo': {
    who: approving,
    answer: 400,
    path: { ...nowhere, line: '0', paid: nowhere.id },
    body: {},
  },
  'POST /supplier-payments/{id}/undo': { who: approving, answer: 400, path: nowhere, body: {} },
  'POST /supplier-payments/{id}/approve': { who: ['manager', 'owner'], answer: 404, path: nowhere },
};
