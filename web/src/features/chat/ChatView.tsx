import type { PlanStep } from '@cardwright/contract/plans';
import { ActionIcon, Button } from '@mantine/core';
import { IconKeyboard, IconListCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SideSheet } from '../../ui/SideSheet.tsx';
import classes from './ChatView.module.css';
import { Conversation } from './Conversation.tsx';
import { PlanPanel } from './plan/PlanPanel.tsx';
import { usePlan } from './plan/use-plan.ts';
import { usePlanPlace } from './plan/use-plan-place.ts';
import { useKeyboardMap } from './use-keyboard-map.ts';

const KeyboardMap = lazyPart(() => import('./KeyboardMap.tsx').then((module) => module.KeyboardMap));

const panelId = 'plan-panel';

/** Milliseconds after which a connection may be what the seller's request waits for. */
const longMs = 1_000;

/** What was left out holds the plan up no longer, unless that is because a step failed. */
function settledOf(steps: readonly PlanStep[]): number {
  const hasFailed = steps.some(({ status }) => status === 'failed');
  return steps.filter(({ status }) => status === 'done' || (status === 'skipped' && !hasFailed)).length;
}

/** Whether something has lasted for a while already. */
function useLong(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return setIsLong(false);
    const timer = setTimeout(() => setIsLong(true), longMs);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isLong;
}

type ChatViewProps = Omit<Parameters<typeof Conversation>[0], 'toolbar' | 'isCutOff' | 'onWaiting'>;

/** A chat with its plan: beside it on wide screens, from the bottom on narrow ones. */
export function ChatView(props: ChatViewProps) {
  const { t } = useTranslation('chat');
  const { isNarrow, isPinned, setPinned } = usePlanPlace();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const keys = useKeyboardMap();
  const [isWaiting, setIsWaiting] = useState(false);
  const { plan, error, refetch, connection, isCutOff, reconnect } = usePlan(props.chat.id, useLong(isWaiting));
  const isShown = isNarrow ? isSheetOpen : isPinned;
  const toggle = () => (isNarrow ? setIsSheetOpen(!isSheetOpen) : setPinned(!isPinned));
  const steps = plan?.steps ?? [];
  const current = steps.find(({ status }) => status === 'in_progress');
  const panel = (
    <PlanPanel
      plan={plan}
      hasFailed={error !== null}
      onReload={() => void refetch()}
      connection={connection}
      onReconnect={reconnect}
      hasTitle={!isNarrow}
    />
  );
  return (
    <div className={classes.view}>
      <Conversation
        {...props}
        isCutOff={isCutOff}
        onWaiting={setIsWaiting}
        toolbar={
          <div className={classes.toolbar}>
            <Button
              className={classes.toggle ?? ''}
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<IconListCheck size={16} aria-hidden />}
              aria-expanded={isShown}
              aria-controls={isShown ? panelId : undefined}
              onClick={toggle}
            >
              {t(isShown ? 'plan.hide' : 'plan.show')}
              {steps.length > 0 && (
                <span className={classes.count}>
                  {settledOf(steps)}/{steps.length}
                </span>
              )}
              {isNarrow && current !== undefined && <span className={classes.current}>{current.title}</span>}
            </Button>
            {!isNarrow && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={30}
                aria-label={t('keys.show')}
                title={t('keys.show')}
                onClick={keys.open}
              >
                <IconKeyboard size={18} stroke={1.6} aria-hidden />
              </ActionIcon>
            )}
          </div>
        }
      />
      {!isNarrow && isPinned && (
        <aside id={panelId} className={classes.panel} aria-label={t('plan.title')}>
          {panel}
        </aside>
      )}
      {isNarrow && (
        <SideSheet
          id={panelId}
          opened={isSheetOpen}
          onClose={() => setIsSheetOpen(false)}
          position="bottom"
          size="60%"
          title={t('plan.title')}
          radius="lg"
          closeButtonProps={{ 'aria-label': t('plan.hide') }}
        >
          {panel}
        </SideSheet>
      )}
      {keys.isOpen && (
        <LazyPart onMissing={keys.close}>
          <KeyboardMap onClose={keys.close} />
        </LazyPart>
      )}
    </div>
  );
}
