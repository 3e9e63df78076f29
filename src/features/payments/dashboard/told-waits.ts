import { m } from '#messages/messages.js';

/** What is told of an act that may wait for another person: that it waits, or else that it is done. */
export function toldOrWaits<Given extends readonly unknown[]>(
  told: string,
  act: (...given: Given) => Promise<{ readonly approval?: string | undefined }>,
) {
  let waits = false;
  return {
    told: () => (waits ? m.office_order_told_waits() : told),
    act: async (...given: Given) => {
      waits = (await act(...given)).approval !== undefined;
    },
  };
}
