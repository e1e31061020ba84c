import type { FeatureKey, PricedPlan } from '@cardwright/contract/billing';
import { useTranslation } from 'react-i18next';

/** In the order of a plan's card. */
const limitOrder: readonly FeatureKey[] = [
  'credits',
  'daily_credits',
  'image_credits',
  'scoring_credits',
  'concurrent_tasks',
  'scheduled_tasks',
  'public_cases',
];

/** What a plan includes, one line each; the first may say how many more credits it has than the plan before. */
export function usePlanTexts(): (plan: PricedPlan, previous: PricedPlan | undefined) => string[] {
  const { t } = useTranslation('pricing');
  const limitText = (key: FeatureKey, limit: number | null) =>
    limit === null ? t(`unlimited.${key}`) : t(`limits.${key}`, { count: limit });
  return (plan, previous) => {
    const extra = (plan.limits.credits ?? 0) - (previous?.limits.credits ?? Number.POSITIVE_INFINITY);
    return [
      ...limitOrder.map((key) => {
        const text = limitText(key, plan.limits[key]);
        return key === 'credits' && previous !== undefined && extra > 0
          ? t('withExtra', { text, extra, plan: previous.name })
          : text;
      }),
      t(plan.features.includes('unlimited_chat') ? 'chat.unlimited' : 'chat.byCredits'),
      t(plan.features.includes('marketplace_exports') ? 'exports.marketplaces' : 'exports.plain'),
    ];
  };
}
