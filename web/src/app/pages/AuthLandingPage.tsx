import { useParams } from 'react-router';
import { SocialLanding } from '../../features/auth/SocialLanding.tsx';
import { useAfterSignIn } from '../use-after-sign-in.ts';

export function AuthLandingPage() {
  const { provider = '' } = useParams();
  return <SocialLanding provider={provider} onSignedIn={useAfterSignIn()} />;
}
