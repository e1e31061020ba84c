import { ResetConfirm } from '../../features/auth/ResetConfirm.tsx';

export function ResetConfirmPage() {
  return <ResetConfirm />;
}
