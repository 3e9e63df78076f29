import { Failure } from '#platform/command/failure.ts';
import { fileLimits } from './files.data.ts';

/** What a file is answered that would be one too many. */
export const tooManyFiles = () =>
  new Failure('conflict', 'files.many', `An enquiry has at most ${fileLimits.files} files.`);
