import { useNavigate, useParams } from 'react-router';
import { SocialLanding } from '../../features/auth/SocialLanding.tsx';
import { paths } from '../../lib/paths.ts';

export function AuthLandingPage() {
  const { provider = '' } = useParams();
  const navigate = useNavigate();
  return <SocialLanding provider={provider} onSignedIn={() => void navigate(paths.newChat(), { replace: true })} />;
}
