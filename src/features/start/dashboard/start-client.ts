import { useQuery } from '@tanstack/react-query';
import { read, write } from '#dashboard/api/operations.ts';
import { queryClient } from '#dashboard/api/query-client.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import type { StartDetails, StartStep } from '../start.contract.ts';

const startKey = 'start';

/** The steps, with what each lacks in the language of the office. */
export const useStart = () =>
  useQuery({
    queryKey: [startKey, 'steps', officeLanguage()],
    queryFn: ({ signal }) => read('GET /start', { language: officeLanguage() }, signal),
  });

/** What stands beside the steps: the checks, what the environment sets up, what was said. */
export const useStartDetails = () =>
  useQuery({
    queryKey: [startKey, 'details', officeLanguage()],
    queryFn: ({ signal }) => read('GET /start/details', { language: officeLanguage() }, signal),
  });

/** Looks again at all that is computed, also on Home. */
export async function lookAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [startKey] });
  await queryClient.invalidateQueries({ queryKey: ['agenda'] });
}

/** Says what is done and whether the start is put away. @returns whether it was kept */
export async function sayStart({ said, away }: Pick<StartDetails, 'said' | 'away'>): Promise<boolean> {
  try {
    await write('PUT /start', { done: said, ...(away && { away: true as const }) });
  } catch (cause) {
    notifyError(cause);
    return false;
  }
  await lookAgain();
  return true;
}

/** Calls a step done, beside those that were called so before. @returns whether it was kept */
export const sayDone = ({ said, away }: Pick<StartDetails, 'said' | 'away'>, step: StartStep) =>
  sayStart({ said: [...new Set([...said, step])], away });
