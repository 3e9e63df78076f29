import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { newOption } from '../fares.contract.ts';
import { changeOption, withdrawOption } from './options.commands.ts';

/** Fare options that change, for the office. */
export const optionRoutes = routes('Fares', [
  writes('POST /fares/{id}/options/{optionId}/change', changeOption, {
    id: 'changeFareOption',
    summary:
      'Puts another option in the stead of one; one that was sent stays on the customer’s page as replaced; idempotent by its key',
    body: newOption,
    example: {
      segments: [
        {
          airline: 'BG',
          flight: '335',
          from: 'DAC',
          to: 'JED',
          bookingClass: 'Y',
          status: 'HK',
          departs: '2026-12-12T17:00',
          arrives: '2026-12-12T21:15',
        },
      ],
      fares: [{ kind: 'adult', passengers: 2, base: 5_600_000, taxes: 1_240_000, service: 150_000 }],
      baggage: '30 kg and 7 kg in the cabin',
      changeFee: 500_000,
      refundFee: null,
      timeLimit: '2026-11-30T18:00:00+06:00',
      key: '0123456789abcdef0123456789abcdef',
    },
    answer: 'The option that is offered in its stead. Sums are poisha.',
  }),
  writes('POST /fares/{id}/options/{optionId}/withdraw', withdrawOption, {
    id: 'withdrawFareOption',
    summary: 'Withdraws an option; the customer who has seen it sees that',
    answer: 'Whether the customer had it.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof optionRoutes> {}
}
