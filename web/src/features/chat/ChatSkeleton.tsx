import { Skeleton } from '@mantine/core';
import view from './ChatView.module.css';
import conversation from './Conversation.module.css';
import list from './messages/MessageList.module.css';
import { usePlanPlace } from './plan/use-plan-place.ts';

/** While a chat is loaded: its toolbar, messages, box and plan are where they will be. */
export function ChatSkeleton() {
  const { isNarrow, isPinned } = usePlanPlace();
  return (
    <div className={view.view}>
      <div className={conversation.conversation}>
        <div className={view.toolbar}>
          <Skeleton height={30} width={112} />
        </div>
        <div className={conversation.scroll}>
          <div className={list.messages}>
            <Skeleton height={44} width="55%" ml="auto" />
            <Skeleton height={18} />
            <Skeleton height={18} width="80%" />
            <Skeleton height={18} width="60%" />
          </div>
        </div>
        <div className={conversation.foot}>
          <div className={conversation.bottom}>
            <div>
              <Skeleton height={118} radius={14} />
            </div>
          </div>
        </div>
      </div>
      {!isNarrow && isPinned && (
        <div className={view.panel}>
          <Skeleton height={22} width="50%" mb="md" />
          <Skeleton height={18} width="80%" />
        </div>
      )}
    </div>
  );
}
