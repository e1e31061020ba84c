import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { supportLinks } from '../../lib/support-links.ts';
import { useSite } from '../../lib/use-site.ts';
import classes from './FooterLinks.module.css';

const pricing = { key: 'pricing', to: paths.pricing() } as const;
const links = [
  { key: 'company', to: paths.about('offices') },
  { key: 'about', to: paths.about() },
  { key: 'terms', to: paths.terms() },
  { key: 'privacy', to: paths.privacy() },
] as const;

interface FooterLinksProps {
  /** Where nothing else on a narrow screen leads to the plans. */
  withPricing?: boolean;
  onNavigate?: () => void;
}

/** The links at the end of every frame (specification, section 2); what is not set up comes last and may be missing. */
export function FooterLinks({ withPricing = false, onNavigate }: FooterLinksProps) {
  const { t } = useTranslation();
  const support = supportLinks(useSite());
  return (
    <nav aria-label={t('nav.footer')}>
      <ul className={classes.links}>
        {[...(withPricing ? [pricing] : []), ...links].map(({ key, to }) => (
          <li key={key}>
            <Link to={to} onClick={onNavigate}>
              {t(`nav.${key}`)}
            </Link>
          </li>
        ))}
        {support.map(({ key, href, isExternal }) => (
          <li key={key}>
            <a href={href} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
              {t(`nav.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
