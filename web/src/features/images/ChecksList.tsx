import type { CardImage } from '@cardwright/contract/cards';
import type { ImageCheck, ImageChecks } from '@cardwright/contract/images';
import { Anchor, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayLabel } from '../../lib/english-date.ts';
import classes from './EditableGallery.module.css';

const icons = {
  passed: IconCircleCheck,
  advice: IconInfoCircle,
  refused: IconAlertTriangle,
  unknown: IconHelpCircle,
} as const;

/** Pictures whose checks are shown at once. */
const shortList = 6;

/** The marketplace's checks of each picture: what is to be done, or everything that was checked. */
export function ChecksList({ images, checks }: { images: CardImage[]; checks: ImageChecks }) {
  const { t } = useTranslation(['images', 'common']);
  const [isWhole, setIsWhole] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const shown = images.flatMap((image, index) => {
    const all = checks.images.find(({ image_id }) => image_id === image.id)?.checks ?? [];
    const kept = isWhole ? all : all.filter(({ state }) => state !== 'passed');
    return kept.length === 0 ? [] : [{ id: image.id, number: index + 1, checks: kept }];
  });
  return (
    <>
      <div className={classes.checksHead}>
        <Text size="sm" fw={600}>
          {checks.marketplace === 'generic'
            ? t('checks.titleAny')
            : t('checks.title', { marketplace: t(`common:marketplaces.${checks.marketplace}`) })}
        </Text>
        <Anchor component="button" type="button" size="xs" onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'checks.hide' : 'checks.show')}
        </Anchor>
      </div>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('checks.allPassed')}
        </Text>
      ) : (
        <ul className={classes.checks}>
          {(isLong ? shown : shown.slice(0, shortList)).map(({ id, number, checks: kept }) => (
            <li key={id}>
              <Text size="xs" c="dimmed" fw={600}>
                {t('checks.image', { number })}
              </Text>
              <ul className={classes.checkList}>
                {kept.map((check) => (
                  <CheckLine key={check.id} check={check} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {shown.length > shortList && (
        <Button variant="subtle" size="xs" mt={4} aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
          {isLong ? t('checks.fewer') : t('checks.more', { count: shown.length - shortList })}
        </Button>
      )}
      <Text size="xs" c="dimmed" mt="xs">
        {t('checks.checkedOn', { date: dayLabel(checks.rules_checked_on) })}
      </Text>
    </>
  );
}

function CheckLine({ check }: { check: ImageCheck }) {
  const { t } = useTranslation('images');
  const Icon = icons[check.state];
  return (
    <li className={classes.check}>
      <span className={classes.state} data-state={check.state} role="img" aria-label={t(`checks.state.${check.state}`)}>
        <Icon size={16} aria-hidden />
      </span>
      <span>
        {check.message} {check.fix}
      </span>
    </li>
  );
}
