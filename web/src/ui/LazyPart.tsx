import { Component, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../lib/failure-notice.ts';
import { forgetMissing, isMissingCode } from '../lib/missing-code.ts';

interface BoundaryProps {
  onMissing(error: unknown): void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isMissingCode(error)) return;
    forgetMissing(error);
    this.props.onMissing(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isMissingCode(error)) return null;
    throw error;
  }
}

interface LazyPartProps {
  fallback?: ReactNode;
  /** Called when its code could not be fetched and the seller has been told: undoes what asked for it. */
  onMissing?(): void;
  children: ReactNode;
}

/**
 * Wraps what `lazyPart` makes: if its code cannot be fetched, the page with all that was begun there stays. Browsers keep
 * the failure until the page is reloaded, which is left to the seller.
 */
export function LazyPart({ fallback, onMissing, children }: LazyPartProps) {
  const { t } = useTranslation('common', { useSuspense: false });
  const giveUp = (error: unknown) => {
    showFailure(t('routeError.missingPart'), error);
    onMissing?.();
  };
  return (
    <Boundary onMissing={giveUp}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
