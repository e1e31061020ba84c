import { LegalText } from './LegalText.tsx';

export function PrivacyPage() {
  return <LegalText text="privacy" />;
}
