import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { planCase } from './plan.commands.ts';
import { casePlan } from './plan.contract.ts';

/** Owners and days of visa cases. */
export const planRoutes = routes('Visa cases', [
  writes('POST /visa-cases/{id}/plan', planCase, {
    id: 'planVisaCase',
    summary: 'Says who looks after a case, and its days; what is absent stays',
    body: casePlan,
    example: {
      appointmentOn: '2027-01-12',
      appointmentAt: '10:30',
      appointmentPlace: 'VFS Global, Gulshan 1',
    },
    answer: 'The plan is saved.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof planRoutes> {}
}
