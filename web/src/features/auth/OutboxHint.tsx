import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/use-site.ts';
import classes from './Auth.module.css';

/** A page of the server itself, not of the app. */
const outboxAddress = '/dev/outbox';

/** Where the e-mail is on an installation that sends none; nothing on any other. */
export function OutboxHint() {
  const { t } = useTranslation('auth');
  if (useSite()?.has_outbox !== true) return null;
  return (
    <div className={classes.outbox}>
      {t('outbox.hint')}{' '}
      <Anchor href={outboxAddress} target="_blank" rel="noopener" inherit underline="always">
        {t('outbox.open')}
      </Anchor>
    </div>
  );
}
