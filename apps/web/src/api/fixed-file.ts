import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';

const load = async <T>(path: string, signal: AbortSignal): Promise<T> => {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
};

/** A JSON file at an address whose content never changes: read once and kept. */
export const useFixedFile = <T>(path: string | undefined): UseQueryResult<T> =>
  useQuery({
    queryKey: ['fixed-file', path],
    queryFn: ({ signal }) => load<T>(path ?? '', signal),
    enabled: path !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
