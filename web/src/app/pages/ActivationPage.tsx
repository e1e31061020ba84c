import { Activation } from '../../features/auth/Activation.tsx';

export function ActivationPage() {
  return <Activation />;
}
