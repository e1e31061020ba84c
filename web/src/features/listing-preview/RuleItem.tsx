import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ScorePanel.module.css';
import type { ScoredRule } from './score-order.ts';
import { usePathLabel } from './use-path-label.ts';

/** Points have one decimal at most: 2.4, 6. */
const points = (value: number): string => String(Math.round(value * 10) / 10);

/** Places named under one rule before the rest is only counted. */
const shownPlaces = 5;

interface RuleItemProps {
  rule: ScoredRule;
  kind: 'blocker' | 'open' | 'passed';
}

/** One rule: what it found, where, why it matters, how to fix it and what that gains. */
export function RuleItem({ rule, kind }: RuleItemProps) {
  const { t } = useTranslation('listing');
  const labelOf = usePathLabel();
  const places = rule.where.slice(0, shownPlaces);
  return (
    <li className={classes.rule} data-kind={kind}>
      <div className={classes.ruleHead}>
        <span>{rule.message}</span>
        <span className={classes.points}>
          {kind !== 'passed' && rule.gain > 0
            ? t('score.gain', { gain: points(rule.gain) })
            : t('score.points', { points: points(rule.points ?? 0), weight: points(rule.weight) })}
        </span>
      </div>
      {kind !== 'passed' && places.length > 0 && (
        <ul className={classes.places}>
          {places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two findings may have the same words; the list never changes
            <li key={index}>
              {labelOf(place.path)}
              {place.text !== undefined && place.text !== '' && <q>{place.text}</q>}
            </li>
          ))}
          {rule.where.length > shownPlaces && (
            <li>{t('score.morePlaces', { count: rule.where.length - shownPlaces })}</li>
          )}
        </ul>
      )}
      {kind !== 'passed' && rule.fix !== null && (
        <Text size="sm">
          <b>{t('score.fix')}</b> {rule.fix}
        </Text>
      )}
      {rule.why !== '' && (
        <Text size="xs" c="dimmed">
          {rule.why}
        </Text>
      )}
    </li>
  );
}
