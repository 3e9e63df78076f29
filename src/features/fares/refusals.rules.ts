import { Failure } from '#platform/command/failure.ts';

export const missing = () => new Failure('not-found', 'fares.not-found', 'There is no such fare request.');
export const taken = () => new Failure('conflict', 'fares.accepted', 'An option was accepted already.');
export const withdrawn = () =>
  new Failure('conflict', 'fares.withdrawn', 'This option was withdrawn or replaced.');
