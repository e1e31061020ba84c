import { useParams } from 'react-router';
import { SandboxCheckout } from '../../features/billing/SandboxCheckout.tsx';
import { SandboxFrame } from '../../features/billing/SandboxFrame.tsx';

/** Shown bare. Payments that wait for somebody have a session; an address without one is unknown, used or expired. */
export function SandboxCheckoutPage() {
  const { sessionId = '' } = useParams();
  return (
    <SandboxFrame>
      <SandboxCheckout sessionId={sessionId} />
    </SandboxFrame>
  );
}
