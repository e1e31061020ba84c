import { IconGauge, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { englishNumber } from '../../lib/english-number.ts';
import { paths } from '../../lib/paths.ts';
import classes from './CreditsLink.module.css';

interface CreditsLinkProps {
  /** What is left; null: unlimited; undefined: not given. */
  imageCredits?: number | null | undefined;
  scoringCredits?: number | null | undefined;
}

/** The credits that are left, and the way to more. Shows nothing while neither value is given (specification, section 2). */
export function CreditsLink({ imageCredits, scoringCredits }: CreditsLinkProps) {
  const { t } = useTranslation('account');
  if (imageCredits === undefined && scoringCredits === undefined) return null;
  const amount = (value: number | null | undefined) =>
    value === null ? t('credits.unlimited') : englishNumber(value ?? 0);
  const credits = [
    { key: 'image', Icon: IconPhoto, count: amount(imageCredits) },
    { key: 'scoring', Icon: IconGauge, count: amount(scoringCredits) },
  ] as const;
  return (
    <Link to={paths.pricing()} className={classes.credits}>
      {credits.map(({ key, Icon, count }) => (
        <span key={key} className={classes.credit}>
          <span className={classes.words}>{t(`credits.${key}`, { amount: count })}</span>
          <span className={classes.short} aria-hidden>
            <Icon size={15} stroke={1.6} />
            {count === t('credits.unlimited') ? '∞' : count}
          </span>
        </span>
      ))}
      <span className={classes.upgrade}>{t('credits.upgrade')}</span>
    </Link>
  );
}
