import { queryOptions } from '@tanstack/react-query';
import { request } from '#dashboard/api/request.ts';
import {
  type Destination,
  destination,
  destinationList,
  removedDestination,
} from '../tour-packages.contract.ts';

export const placesKey = ['destinations'] as const;

/** All places, cached for some minutes because forms ask for them again and again. */
export const placesQuery = queryOptions({
  queryKey: placesKey,
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }) => (await request(destinationList, '/destinations', { signal })).data.items,
});

const pathOf = (key: string) => `/destinations/${encodeURIComponent(key)}`;

export const putPlace = ({ key, ...body }: Destination) =>
  request(destination, pathOf(key), { method: 'PUT', body });

export const removePlace = (key: string) => request(removedDestination, pathOf(key), { method: 'DELETE' });
