import { useNavigate } from 'react-router';
import { useServices } from '../lib/services.tsx';
import { takeWantedPage } from '../lib/wanted-page.ts';

/** Leaves the sign-in for what it was in the way of. */
export function useAfterSignIn(): () => void {
  const { drafts } = useServices();
  const navigate = useNavigate();
  return () => void navigate(takeWantedPage(drafts), { replace: true });
}
