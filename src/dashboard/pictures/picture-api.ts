import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type Crop,
  type LibraryPicture,
  libraryPage,
  libraryPicture,
  pictureUses,
} from '#features/media/library/library.contract.ts';
import { queryClient } from '../api/query-client.ts';
import { request } from '../api/request.ts';

/** So many pictures come at once. */
export const picturesAtOnce = 40;

/** The library, newest picture first. */
export function usePictures(q: string, pages: number) {
  return useQuery({
    queryKey: ['pictures', q, pages],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await request(libraryPage, '/media', {
          query: { q, limit: Math.min(100, picturesAtOnce * pages) },
          signal,
        })
      ).data,
  });
}

/** One picture by its id; undefined while it is loading or when it doesn't exist. */
export function usePicture(id: string) {
  return useQuery({
    queryKey: ['picture', id],
    enabled: id !== '',
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await request(libraryPicture, `/media/${id}`, { signal })).data,
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

interface PictureChange {
  readonly name?: string;
  readonly alt?: { readonly en?: string; readonly bn?: string };
  readonly focus?: { readonly x: number; readonly y: number };
  /** null: the whole picture. */
  readonly crop?: Crop | null;
}

export async function changePicture(id: string, change: PictureChange): Promise<LibraryPicture> {
  const { data } = await request(libraryPicture, `/media/${id}`, { method: 'PATCH', body: change });
  await picturesChanged();
  return data;
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
  await request(z.unknown(), `/media/${id}`, { method: 'DELETE' });
  await picturesChanged();
}

export function usePictureUses(id: string) {
  return useQuery({
    queryKey: ['picture', id, 'uses'],
    queryFn: async ({ signal }) => (await request(pictureUses, `/media/${id}/uses`, { signal })).data.items,
  });
}

/** Whether a picture has alternative texts in both languages. */
export const isDescribed = ({ alt }: Pick<LibraryPicture, 'alt'>): boolean =>
  alt.en.trim() !== '' && alt.bn.trim() !== '';
