import { useCallback } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

/** What the address will say when the router is done with the last change. */
let coming: URLSearchParams | undefined;

/** What the query of the address says, with changes that aren't on the screen yet. */
export const queryNow = (): URLSearchParams => new URLSearchParams(coming ?? window.location.search);

/**
 * What the query of the address says, and functions to change it. A change is made to what it says by then, not to what the last
 * render has shown: who clicks twice before the next one means both.
 */
export function useAddressQuery() {
  const [query] = useSearchParams();
  const go = useNavigate();
  const change = useCallback(
    (changed: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const next = changed(queryNow());
      coming = next;
      void Promise.resolve(go(`?${next}`, options)).finally(() => {
        if (coming === next) {
          coming = undefined;
        }
      });
    },
    [go],
  );
  /** Sets parameters by their names; an empty one is taken out. */
  const set = useCallback(
    (parts: Readonly<Record<string, string>>, options?: NavigateOptions) =>
      change((now) => {
        for (const [name, value] of Object.entries(parts)) {
          if (value === '') {
            now.delete(name);
          } else {
            now.set(name, value);
          }
        }
        return now;
      }, options),
    [change],
  );
  return { query, change, set };
}
