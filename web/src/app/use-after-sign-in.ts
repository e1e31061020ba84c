import { useNavigate } from 'react-router';
import { useServices } from '../lib/services.tsx';
import { subjectOf } from '../lib/token-subject.ts';
import { takeWantedPage } from '../lib/wanted-page.ts';

/** Leaves the sign-in for the page that needed it. */
export function useAfterSignIn(): () => void {
  const { drafts, tokens } = useServices();
  const navigate = useNavigate();
  return () => void navigate(takeWantedPage(drafts, subjectOf(tokens.access())), { replace: true });
}
