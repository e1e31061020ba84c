import { Registration } from '../../features/auth/Registration.tsx';

export function RegistrationPage() {
  return <Registration />;
}
