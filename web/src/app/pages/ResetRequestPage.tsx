import { ResetRequest } from '../../features/auth/ResetRequest.tsx';

export function ResetRequestPage() {
  return <ResetRequest />;
}
