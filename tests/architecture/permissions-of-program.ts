/** What only the program itself may do, on nobody's behalf. */
export const ofTheProgram: readonly string[] = [
  'imports.run',
  'samples.forget',
  'access.admit',
  'attempts.settle',
  'identity.provide',
  'orders.tend',
  'messages.receive',
  'visa-cases.tend',
  'bookings.lapse',
  'bookings.offer',
];
