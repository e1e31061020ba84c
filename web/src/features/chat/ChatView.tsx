import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../lib/services.tsx';
import classes from './ChatView.module.css';
import { Conversation } from './Conversation.tsx';
import { PlanPanel } from './plan/PlanPanel.tsx';
import { usePlan } from './plan/use-plan.ts';

/** Display preference of this browser: whether the plan stands beside the chat. */
const planPanelKey = 'planPanel';
const panelId = 'plan-panel';

type ChatViewProps = Omit<Parameters<typeof Conversation>[0], 'toolbar'>;

/** A chat with its plan: beside it on wide screens, from the bottom on narrow ones. */
export function ChatView(props: ChatViewProps) {
  const { t } = useTranslation('chat');
  const { store, now } = useServices();
  const isNarrow = useMediaQuery('(max-width: 68em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [isPinned, setIsPinned] = useState(() => store.getItem(planPanelKey) !== 'hidden');
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { plan, error, refetch, connection } = usePlan(props.chat.id);
  const isShown = isNarrow ? isSheetOpen : isPinned;
  const toggle = () => {
    if (isNarrow) return setIsSheetOpen(!isSheetOpen);
    store.setItem(planPanelKey, isPinned ? 'hidden' : 'shown');
    setIsPinned(!isPinned);
  };
  const steps = plan?.steps ?? [];
  const panel = (
    <PlanPanel
      plan={plan}
      hasFailed={error !== null}
      onReload={() => void refetch()}
      connection={connection}
      now={now()}
    />
  );
  return (
    <div className={classes.view}>
      <Conversation
        {...props}
        toolbar={
          <div className={classes.toolbar}>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<IconListCheck size={16} />}
              aria-expanded={isShown}
              aria-controls={panelId}
              onClick={toggle}
            >
              {t(isShown ? 'plan.hide' : 'plan.show')}
              {steps.length > 0 && (
                <span className={classes.count}>
                  {steps.filter((step) => step.status === 'done').length}/{steps.length}
                </span>
              )}
            </Button>
          </div>
        }
      />
      {!isNarrow && isPinned && (
        <aside id={panelId} className={classes.panel} aria-label={t('plan.title')}>
          {panel}
        </aside>
      )}
      {isNarrow && (
        <Drawer
          id={panelId}
          opened={isSheetOpen}
          onClose={() => setIsSheetOpen(false)}
          position="bottom"
          size="60%"
          radius="lg"
          closeButtonProps={{ 'aria-label': t('plan.hide') }}
        >
          {panel}
        </Drawer>
      )}
    </div>
  );
}
