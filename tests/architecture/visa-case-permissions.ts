import { answering, applying, orBy } from './permission-holders.ts';
import { byLink, everybody, noPaper, nowhere, type RouteRow } from './permission-row.ts';

/** The routes of visa cases. */
export const caseRoutes: Readonly<Record<string, RouteRow>> = {
  'POST /visa-cases': { who: everybody, answer: 400, body: {} },
  'GET /visa-cases/{id}/passports': { who: answering, answer: 404, path: nowhere },
  'POST /visa-cases/{id}/passports': { who: applying, answer: 400, path: nowhere, body: {} },
  'GET /visa-cases/{id}/guide-change': { who: answering, answer: 404, path: nowhere },
  'POST /visa-cases/take-over': { who: applying, answer: 400, body: {} },
  'GET /visa-cases/board': { who: answering, answer: 200 },
  'POST /visa-cases/{id}/plan': { who: applying, answer: 404, path: nowhere, body: {} },
  'GET /visa-cases/{id}/papers/{paper}/picture': { who: applying, answer: 404, path: noPaper },
  'GET /visa-cases/{id}/papers/{paper}/photograph': { who: applying, answer: 404, path: noPaper },
  'GET /visa-cases/{id}/names': { who: applying, answer: 404, path: nowhere },
  'POST /visa-cases/{id}/names': { who: applying, answer: 400, path: nowhere, body: {} },
  'POST /visa-cases/by-staff': { who: applying, answer: 400, body: {} },
  'GET /visa-cases': { who: answering, answer: 200 },
  'GET /visa-cases/{id}': { who: answering, answer: 404, path: nowhere },
  'POST /visa-cases/{id}/state': { who: applying, answer: 404, path: nowhere, body: { to: 'checking' } },
  'POST /visa-cases/{id}/papers/{paper}/accept': { who: applying, answer: 404, path: noPaper },
  'POST /visa-cases/{id}/papers/{paper}/files': { who: applying, answer: 404, path: noPaper },
  'POST /visa-cases/{id}/papers/{paper}/again': {
    who: applying,
    answer: 404,
    path: noPaper,
    body: { because: 'No seal.' },
  },
  'GET /visa-cases/{id}/papers/{paper}/file': { who: applying, answer: 404, path: noPaper },
  'GET /visa-cases/{id}/bundle': { who: applying, answer: 404, path: nowhere },
  'POST /visa-cases/{id}/withdraw': { who: applying, answer: 404, path: nowhere, body: { reason: 'why' } },
  'POST /visa-cases/{id}/link': {
    who: applying,
    answer: 404,
    path: nowhere,
    body: { reason: 'Sent to the wrong person.' },
  },
  'POST /visa-cases/{id}/purge': { who: applying, answer: 404, path: nowhere },
  'POST /visa-cases/{id}/take-over': { who: applying, answer: 404, path: nowhere },
  'POST /visitor/visa-cases/{token}/purge': { who: orBy(applying), answer: 404, path: byLink },
  'GET /visitor/visa-cases/{token}': { who: everybody, answer: 404, path: byLink },
  'GET /visitor/visa-cases/{token}/opened': { who: everybody, answer: 404, path: byLink },
  'POST /visitor/visa-cases/{token}/applicants/{applicant}/papers/{paper}': {
    who: orBy(applying),
    answer: 404,
    path: { ...byLink, applicant: 'nobody', paper: 'nothing' },
  },
  'PUT /visitor/visa-cases/{token}/applicants/{applicant}/papers/{paper}/uploads/{upload}': {
    who: orBy(applying),
    answer: 404,
    path: { ...byLink, applicant: 'nobody', paper: 'nothing', upload: 'none-such' },
  },
};
