import { useTranslation } from 'react-i18next';
import { FooterLinks } from './FooterLinks.tsx';
import classes from './PublicLayouts.module.css';

/** The end of a public page. */
export function PageFooter() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <span>{t('productName')}</span>
      <FooterLinks withPricing />
    </footer>
  );
}
