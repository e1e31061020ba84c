import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';
import { useProfile } from './use-profile.ts';

/** The first load of the profile decides whether the stored session is good; if not, it ends (specification, section 4). */
export function useSessionCheck(): void {
  const { tokens, logError } = useServices();
  const { error, data } = useProfile();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hasFailed = error !== null && data === undefined;
  useEffect(() => {
    if (!hasFailed) return;
    logError(error);
    tokens.clear();
    void Promise.resolve(navigate(paths.landing())).then(() => queryClient.clear());
  }, [hasFailed, error, logError, tokens, queryClient, navigate]);
}
