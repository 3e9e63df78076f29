import { m } from '#messages/messages.js';

interface Answer {
  readonly approval?: string | undefined;
}

/** What is told of an answer: that it waits for another person, or else that it is done. */
export const unlessWaits =
  (told: string) =>
  ({ approval }: Answer) =>
    approval === undefined ? told : m.office_order_notify_waits();

/** What is told of an act that may wait for another person: that it waits, or else that it is done. */
export function doneOrPending<Given extends readonly unknown[]>(
  told: string,
  act: (...given: Given) => Promise<Answer>,
) {
  let waits = false;
  return {
    told: () => (waits ? m.office_order_notify_waits() : told),
    act: async (...given: Given) => {
      waits = (await act(...given)).approval !== undefined;
    },
  };
}
