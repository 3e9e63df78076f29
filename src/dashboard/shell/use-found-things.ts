import { useQuery } from '@tanstack/react-query';
import { listDocuments } from '../api/documents.ts';
import { useMe } from '../api/me.ts';
import { editPath, kindName } from '../documents/document-words.ts';

export interface FoundThing {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly path: string;
}

/** Documents whose title has the words, for the search of Ctrl-K; nothing for less than two letters. */
export function useFoundThings(asked: string): readonly FoundThing[] {
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['found', asked],
    enabled: asked.length >= 2 && me.may('documents.read'),
    queryFn: async ({ signal }) => (await listDocuments({ q: asked, limit: 8 }, signal)).items,
  });
  return (data ?? []).map((document) => ({
    id: document.id,
    name: document.titles.en ?? document.titles.bn ?? document.slug,
    kind: kindName(document),
    path: editPath(document),
  }));
}
