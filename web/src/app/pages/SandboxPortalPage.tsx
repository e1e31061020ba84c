import { useParams } from 'react-router';
import { SandboxFrame } from '../../features/billing/SandboxFrame.tsx';
import { SandboxPortal } from '../../features/billing/SandboxPortal.tsx';

/** Shown without a layout, like a payment provider's own page. */
export function SandboxPortalPage() {
  const { sessionId = '' } = useParams();
  return (
    <SandboxFrame isWide>
      <SandboxPortal sessionId={sessionId} />
    </SandboxFrame>
  );
}
