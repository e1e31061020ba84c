import type { Plan, PlanStep } from '@cardwright/contract/plans';
import { Button, Loader, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconMessageQuestion,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FeedState } from '../../../lib/event-feed.ts';
import { QuietFailure } from '../../../ui/QuietFailure.tsx';
import classes from './PlanPanel.module.css';
import { durationText, stepMs } from './step-time.ts';
import { useTickingNow } from './use-ticking-now.ts';

const stepIcons = {
  pending: <IconCircle size={18} stroke={1.5} />,
  in_progress: <Loader size={16} />,
  done: <IconCircleCheckFilled size={18} color="var(--app-accent-text)" />,
  failed: <IconAlertCircle size={18} color="var(--mantine-color-red-text)" />,
  skipped: <IconCircleMinus size={18} stroke={1.5} />,
};

/** What a step has taken, as long as that is not known what it will; what failed, or was left out, takes nothing. */
function creditsOf({ status, credits, charged }: PlanStep): number {
  if (charged !== undefined) return charged;
  return status === 'failed' || status === 'skipped' ? 0 : (credits ?? 0);
}

function Step({ step, now }: { step: PlanStep; now: Date }) {
  const { t } = useTranslation('chat');
  const credits = creditsOf(step);
  const status = step.unchanged === true ? 'unchanged' : step.status;
  const isCounting = step.status === 'in_progress';
  const ms = step.status === 'skipped' || step.status === 'pending' ? null : stepMs(step, now);
  const time = ms === null ? '' : durationText(ms, isCounting);
  return (
    <li className={classes.step} data-status={step.status} aria-current={isCounting ? 'step' : undefined}>
      <span className={classes.icon} role="img" aria-label={t(`plan.status.${status}`)}>
        {stepIcons[step.status]}
      </span>
      <div className={classes.stepText}>
        <Text size="sm" fw={isCounting ? 600 : 400} dir="auto">
          {step.title}
        </Text>
        {(step.status === 'failed' || step.status === 'skipped') && (
          <Text size="xs" c={step.status === 'failed' ? 'red' : 'dimmed'} aria-hidden>
            {t(`plan.status.${status}`)}
          </Text>
        )}
        {step.detail !== null && step.detail !== '' && (
          <Text size="xs" c="dimmed" dir="auto">
            {step.detail}
          </Text>
        )}
        {credits > 0 && (
          <Text size="xs" c="dimmed" className="tabular">
            {t(`plan.${step.feature ?? 'cost'}`, { count: credits })}
          </Text>
        )}
      </div>
      {time !== '' && (
        <span className={classes.time} title={t(isCounting ? 'plan.running' : 'plan.took', { time })}>
          {time}
        </span>
      )}
    </li>
  );
}

interface PlanPanelProps {
  plan: Plan | undefined;
  hasFailed: boolean;
  onReload(): void;
  /** null while the live connection is being opened for the first time. */
  connection: FeedState | null;
  onReconnect(): void;
  /** False where what is around it says so. */
  hasTitle?: boolean;
}

function Costs({ plan }: { plan: Plan }) {
  const { t } = useTranslation('chat');
  const { steps, cost, status } = plan;
  const isRunning = status === 'running' || status === 'queued';
  const costText = () => {
    const isSoFar = isRunning && cost.charged !== undefined;
    const besides = (cost.others ?? [])
      .map(({ feature, credits, charged }) => ({ feature, count: isSoFar ? charged : credits }))
      .filter(({ count }) => count > 0);
    const count = isSoFar ? (cost.charged ?? 0) : cost.credits;
    if (count === 0 && besides.length === 0 && !isSoFar) return null;
    const text = [
      ...(count > 0 || besides.length === 0 ? [t('plan.cost', { count })] : []),
      ...besides.map((taken) => t(`plan.${taken.feature}`, { count: taken.count })),
    ].join(', ');
    if (isSoFar) return t('plan.costSoFar', { cost: text });
    if (status === undefined || status === null || isRunning) return text;
    // The steps may have been free, and say so: what was charged then is the request itself.
    const ofSteps = steps
      .filter(({ feature }) => feature === undefined)
      .reduce((sum, step) => sum + creditsOf(step), 0);
    if (ofSteps > 0 || count === 0) return t('plan.costTotal', { cost: text });
    const key = besides.length === 0 ? 'plan.costRequest' : 'plan.costTotalRequest';
    return t(key, { cost: text, count });
  };
  const countOf = (wanted: PlanStep['status']) => steps.filter((step) => step.status === wanted).length;
  const [failed, skipped] = [countOf('failed'), countOf('skipped')];
  const parts = [
    t('plan.progress', { done: countOf('done'), count: steps.length }),
    failed > 0 ? t('plan.failed', { count: failed }) : null,
    skipped > 0 ? t('plan.skipped', { count: skipped }) : null,
    costText(),
  ];
  return (
    <Text size="xs" c="dimmed" className="tabular">
      {parts.filter((part) => part !== null).join(' · ')}
    </Text>
  );
}

/** Where the work is: that it waits, for a place or for the seller, or how it ended. */
function State({ plan }: { plan: Plan }) {
  const { t } = useTranslation('chat');
  if (plan.waiting_for_you === true) {
    return (
      <div className={classes.waiting} role="status">
        <IconMessageQuestion size={18} stroke={1.6} aria-hidden />
        {t('plan.waitingForYou')}
      </div>
    );
  }
  const { status } = plan;
  if (status !== 'queued' && status !== 'failed' && status !== 'stopped') return null;
  return (
    <Text size="sm" c={status === 'failed' ? 'red' : 'dimmed'} role="status">
      {t(`plan.summary.${status}`)}
    </Text>
  );
}

function PlanSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <div role="status" aria-label={t('plan.loading')}>
      {[70, 45].map((width) => (
        <Skeleton key={width} height={18} width={`${width}%`} mb="sm" />
      ))}
    </div>
  );
}

export function PlanPanel({ plan, hasFailed, onReload, connection, onReconnect, hasTitle = true }: PlanPanelProps) {
  const { t } = useTranslation(['chat', 'common']);
  const steps = plan?.steps ?? [];
  const now = useTickingNow(steps.some(({ status }) => status === 'in_progress'));
  const state = connection ?? 'waiting';
  const current = steps.find(({ status }) => status === 'in_progress');
  const isMissing = hasFailed && plan === undefined;
  // What is missing has a button of its own, which does for both.
  const reload = () => {
    onReload();
    if (connection === 'error') onReconnect();
  };
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        {hasTitle && (
          <Title order={2} fz="md">
            {t('plan.title')}
          </Title>
        )}
        <div className={classes.live}>
          <span className={classes.connection} data-state={state} role="status">
            {t(`plan.connection.${state}`)}
          </span>
          {connection === 'error' && !isMissing && (
            <Button size="compact-xs" variant="default" onClick={onReconnect}>
              {t('plan.tryAgain')}
            </Button>
          )}
        </div>
      </div>
      {isMissing ? (
        <QuietFailure text={t('plan.error')} onRetry={reload} />
      ) : (
        <>
          {plan !== undefined && <State plan={plan} />}
          {plan === undefined ? (
            <PlanSkeleton />
          ) : steps.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('plan.empty')}
            </Text>
          ) : (
            <ol className={classes.steps}>
              {steps.map((step) => (
                <Step key={step.id} step={step} now={now} />
              ))}
            </ol>
          )}
          {plan !== undefined && steps.length > 0 && <Costs plan={plan} />}
        </>
      )}
      <VisuallyHidden aria-live="polite">{current?.title}</VisuallyHidden>
    </div>
  );
}
