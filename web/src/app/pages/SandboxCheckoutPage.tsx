import { useParams } from 'react-router';
import { SandboxCheckout } from '../../features/billing/SandboxCheckout.tsx';
import { SandboxFrame } from '../../features/billing/SandboxFrame.tsx';

/** Shown without a layout. A payment that waits for somebody has a page; an address without one is unknown, used or expired. */
export function SandboxCheckoutPage() {
  const { sessionId = '' } = useParams();
  return (
    <SandboxFrame>
      <SandboxCheckout sessionId={sessionId} />
    </SandboxFrame>
  );
}
