import { LegalText } from './LegalText.tsx';

export function TermsPage() {
  return <LegalText text="terms" />;
}
