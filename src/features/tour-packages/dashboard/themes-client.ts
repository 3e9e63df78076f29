import { queryOptions } from '@tanstack/react-query';
import { request } from '#dashboard/api/request.ts';
import { type OwnTheme, ownTheme, removedTheme, themeList } from '../tour-packages.contract.ts';

export const themesKey = ['themes'] as const;

/** The agency's own themes, cached for some minutes because forms ask for them again and again. */
export const themesQuery = queryOptions({
  queryKey: themesKey,
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }) => (await request(themeList, '/themes', { signal })).data.items,
});

const pathOf = (key: string) => `/themes/${encodeURIComponent(key)}`;

export const putTheme = ({ key, ...body }: OwnTheme) =>
  request(ownTheme, pathOf(key), { method: 'PUT', body });

export const removeTheme = (key: string) => request(removedTheme, pathOf(key), { method: 'DELETE' });
