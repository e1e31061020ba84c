import type { ExportFormat } from '@cardwright/contract/exports';
import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { openFormats, planFormats } from './export-formats.ts';
import { useMarketplaceExports } from './export-queries.ts';
import classes from './FormatChoice.module.css';

interface FormatChoiceProps {
  value: ExportFormat;
  onChange(format: ExportFormat): void;
}

/** All formats; those that the plan does not have are shown with the way to them. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('exports');
  const name = useId();
  const reason = useId();
  const unlocked = useMarketplaceExports();
  const isLocked = unlocked.data?.allowed !== true;
  const upgradeTo = unlocked.data?.upgrade_to ?? null;
  const option = (format: ExportFormat, isDisabled: boolean) => (
    <label key={format} className={classes.option}>
      <input
        type="radio"
        name={name}
        value={format}
        checked={format === value}
        disabled={isDisabled}
        data-autofocus={format === value || undefined}
        aria-describedby={isDisabled ? reason : undefined}
        onChange={() => onChange(format)}
      />
      <span className={classes.text}>
        <span className={classes.name}>{t(`formats.${format}`)}</span>
        {!isDisabled && <span className={classes.hint}>{t(`formatHints.${format}`)}</span>}
      </span>
      {isDisabled && <IconLock size={16} aria-hidden />}
    </label>
  );
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('dialog.format')}</legend>
        {openFormats.map((format) => option(format, false))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('dialog.marketplaceFormats')}</legend>
        {unlocked.data?.allowed === false && (
          <div className={classes.locked} id={reason}>
            <Text size="sm">{unlocked.data.reason}</Text>
            <ButtonLink to={paths.pricing()} size="compact-sm" variant="light">
              {upgradeTo === null ? t('dialog.plans') : t('dialog.upgrade', { plan: t(`plans.${upgradeTo}`) })}
            </ButtonLink>
          </div>
        )}
        <div className={classes.grid}>{planFormats.map((format) => option(format, isLocked))}</div>
      </fieldset>
    </>
  );
}
