import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type LibraryPicture,
  libraryPicture,
  type PictureChange,
} from '#features/media/library/library.contract.ts';
import { read, write } from '../api/operations.ts';
import { queryClient } from '../api/query-client.ts';
import { request } from '../api/request.ts';

/** So many pictures come at once. */
export const picturesAtOnce = 40;

/** The library, newest picture first. */
export function usePictures(q: string, pages: number) {
  return useQuery({
    queryKey: ['pictures', q, pages],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read('GET /media', { q, limit: Math.min(100, picturesAtOnce * pages) }, signal),
  });
}

/** One picture by its id; undefined while it is loading or when it doesn't exist. */
export function usePicture(id: string) {
  return useQuery({
    queryKey: ['picture', id],
    enabled: id !== '',
    staleTime: 60_000,
    queryFn: ({ signal }) => read('GET /media/{id}', { id }, signal),
  });
}

/** Refetches everything that shows pictures. */
export async function picturesChanged(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['pictures'] }),
    queryClient.invalidateQueries({ queryKey: ['picture'] }),
    // A description may have been what a document lacked.
    queryClient.invalidateQueries({ queryKey: ['checks'] }),
  ]);
}

export async function changePicture(id: string, change: PictureChange): Promise<LibraryPicture> {
  const changed = await write('PATCH /media/{id}', { id, ...change });
  await picturesChanged();
  return changed;
}

/** Replaces a picture's file, wherever it is used. */
export async function replacePicture(id: string, file: File): Promise<LibraryPicture> {
  const body = new FormData();
  body.set('file', file);
  const { data } = await request(libraryPicture, `/media/${id}/replace`, { method: 'POST', body });
  await picturesChanged();
  return data;
}

/** @throws ApiProblem 409 while it is used. */
export async function deletePicture(id: string): Promise<void> {
  await write('DELETE /media/{id}', { id });
  await picturesChanged();
}

export function usePictureUses(id: string) {
  return useQuery({
    queryKey: ['picture', id, 'uses'],
    queryFn: async ({ signal }) => (await read('GET /media/{id}/uses', { id }, signal)).items,
  });
}

/** Whether a picture has alternative texts in both languages. */
export const isDescribed = ({ alt }: Pick<LibraryPicture, 'alt'>): boolean =>
  alt.en.trim() !== '' && alt.bn.trim() !== '';
