import type { OrderState } from '../orders.rules.ts';

/** What a customer can ask for on the page of an order. Staff decide: nothing changes by asking. */
export const orderRequestKinds = ['question', 'change', 'cancel'] as const;
export type OrderRequestKind = (typeof orderRequestKinds)[number];

/** The most characters of a request. */
export const longestRequest = 2_000;

/** What became of a form that asks. */
export const requestResults = ['question', 'change', 'cancel', 'words', 'many', 'over'] as const;
export type RequestResult = (typeof requestResults)[number];

/** So many requests an order takes within a day; then it is time to telephone. */
export const maxRequestsInADay = 5;

/** What a customer can ask for: a quote isn't cancelled but left alone, and what is over is only asked about. */
export function requestKindsOf(state: OrderState): readonly OrderRequestKind[] {
  switch (state) {
    case 'open':
      return ['question', 'change', 'cancel'];
    case 'quoted':
      return ['question', 'change'];
    case 'completed':
    case 'cancelled':
    case 'lapsed':
      return ['question'];
    case 'draft':
      return [];
  }
}
