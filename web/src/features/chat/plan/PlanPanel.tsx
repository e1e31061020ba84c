import type { Plan, PlanStep } from '@cardwright/contract/plans';
import { Button, Loader, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconCircle, IconCircleCheckFilled, IconCircleMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FeedState } from '../../../lib/event-feed.ts';
import { messageDateLabel } from '../messages/message-date-label.ts';
import classes from './PlanPanel.module.css';

const stepIcons = {
  pending: <IconCircle size={18} stroke={1.5} />,
  in_progress: <Loader size={16} />,
  done: <IconCircleCheckFilled size={18} color="var(--app-accent-text)" />,
  failed: <IconAlertCircle size={18} color="var(--mantine-color-red-text)" />,
  skipped: <IconCircleMinus size={18} stroke={1.5} />,
};

function Step({ step, now }: { step: PlanStep; now: Date }) {
  const { t } = useTranslation('chat');
  // What failed, or was left out, takes nothing.
  const credits = step.status === 'failed' || step.status === 'skipped' ? 0 : (step.credits ?? 0);
  return (
    <li className={classes.step} data-status={step.status}>
      <span className={classes.icon} role="img" aria-label={t(`plan.status.${step.status}`)}>
        {stepIcons[step.status]}
      </span>
      <div className={classes.stepText}>
        <Text size="sm" fw={step.status === 'in_progress' ? 600 : 400}>
          {step.title}
        </Text>
        {step.detail !== null && step.detail !== '' && (
          <Text size="xs" c="dimmed">
            {step.detail}
          </Text>
        )}
        {credits > 0 && (
          <Text size="xs" c="dimmed" className="tabular">
            {t('plan.cost', { count: credits })}
          </Text>
        )}
      </div>
      <time className={classes.time}>{messageDateLabel(step.finished_at ?? step.started_at, now)}</time>
    </li>
  );
}

interface PlanPanelProps {
  plan: Plan | undefined;
  hasFailed: boolean;
  onReload(): void;
  /** null while the live connection is being opened for the first time. */
  connection: FeedState | null;
  now: Date;
}

export function PlanPanel({ plan, hasFailed, onReload, connection, now }: PlanPanelProps) {
  const { t } = useTranslation(['chat', 'common']);
  const steps = plan?.steps ?? [];
  const state = connection ?? 'waiting';
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} fz="md">
          {t('plan.title')}
        </Title>
        <span className={classes.connection} data-state={state} role="status">
          {t(`plan.connection.${state}`)}
        </span>
      </div>
      {hasFailed && plan === undefined ? (
        <Text size="sm" c="dimmed">
          {t('plan.error')}{' '}
          <Button size="compact-xs" variant="default" onClick={onReload}>
            {t('common:actions.retry')}
          </Button>
        </Text>
      ) : steps.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('plan.empty')}
        </Text>
      ) : (
        <>
          <ol className={classes.steps}>
            {steps.map((step) => (
              <Step key={step.id} step={step} now={now} />
            ))}
          </ol>
          <Text size="xs" c="dimmed" className="tabular">
            {t('plan.progress', { done: steps.filter((step) => step.status === 'done').length, total: steps.length })}
            {plan !== undefined && plan.cost.credits > 0 && ` · ${t('plan.cost', { count: plan.cost.credits })}`}
          </Text>
        </>
      )}
    </div>
  );
}
