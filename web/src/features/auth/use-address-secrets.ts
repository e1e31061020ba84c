import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a history entry of these screens remembers, so that a reload shows the same. */
interface EntryState {
  secrets?: Record<string, string>;
  /** The page has done its work. */
  isDone?: boolean;
}

/**
 * Takes one-time values out of the address: they are not left in the history or in a screenshot, nor copied with the
 * address. The history entry keeps them for a reload, until `finish`. After it, `isDone` stays true on a reload.
 */
export function useAddressSecrets(names: readonly string[]) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const wanted = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  const isInAddress = wanted.length > 0;
  const kept = (state ?? {}) as EntryState;
  const secrets: Record<string, string> = isInAddress ? Object.fromEntries(wanted) : (kept.secrets ?? {});
  const replaceEntry = (entry: EntryState) =>
    void navigate(pathname, { replace: true, preventScrollReset: true, state: entry });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that carries values.
  useEffect(() => {
    if (isInAddress) replaceEntry({ secrets });
  }, [isInAddress, search]);

  return {
    secrets,
    isDone: !isInAddress && kept.isDone === true,
    finish: () => replaceEntry({ isDone: true }),
  };
}
