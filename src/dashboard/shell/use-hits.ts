import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../api/operations.ts';
import { officeLanguage } from '../language.ts';

/** The longest query that the API accepts. */
const longest = 80;

/** What the office has that fits, the best first; nothing for less than two letters. `isDone`: there is no more to come. */
export function useHits(typed: string) {
  const q = typed.slice(0, longest);
  const language = officeLanguage();
  const enabled = q.length >= 2;
  const { data, isPlaceholderData, isPending } = useQuery({
    queryKey: ['lookup', language, q],
    queryFn: ({ signal }) => read('GET /lookup', { q, language }, signal),
    enabled,
    // What was found before stays until there is something newer: lines don't jump while somebody types.
    placeholderData: keepPreviousData,
  });
  return {
    hits: enabled ? (data?.items ?? []) : [],
    isDone: !(enabled && (isPending || isPlaceholderData)),
  };
}
