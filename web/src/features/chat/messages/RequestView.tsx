import { type FilePart, filePartSchema } from '@cardwright/contract/chats';
import { Button, Textarea, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSendKey } from '../../../ui/screen-keys.ts';
import { isComposing } from '../composer/is-composing.ts';
import { type ChatUiMessage, textOf } from '../ui-message.ts';
import { FileChip, FileFacts } from './FileChip.tsx';
import { ListItem } from './ListItem.tsx';
import classes from './Message.module.css';
import { MessageFoot } from './MessageFoot.tsx';
import { messageDateLabel } from './message-date-label.ts';
import { RequestText } from './RequestText.tsx';

function filesOf(message: ChatUiMessage): FilePart[] {
  return message.parts.flatMap((part) => {
    // Stored parts come from the server as they are, so their data is checked before it is shown.
    const file = part.type === 'data-file' ? filePartSchema.safeParse(part.data) : null;
    return file?.success ? [file.data] : [];
  });
}

interface RequestEditorProps {
  initial: string;
  hasFiles: boolean;
  onText(text: string): void;
  onSend(text: string): void;
  onCancel(): void;
  /** The list shall not move on to its end: the answer below may be longer than the screen. */
  onReading(): void;
}

function RequestEditor({ initial, hasFiles, onText, onSend, onCancel, onReading }: RequestEditorProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [text, setText] = useState(initial);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const onOpen = useEffectEvent(() => {
    const box = boxRef.current;
    onReading();
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  });
  useEffect(() => onOpen(), []);
  const canSend = text.trim() !== '' || hasFiles;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    } else if (isSendKey(event)) {
      event.preventDefault();
      if (canSend) onSend(text);
    }
  };
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend(text);
      }}
    >
      <Textarea
        ref={boxRef}
        aria-label={t('edit.label')}
        description={t('edit.note')}
        inputWrapperOrder={['input', 'description']}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          onText(value);
        }}
        onKeyDown={onKeyDown}
        autosize
        minRows={2}
        maxRows={12}
      />
      <div className={classes.editorBar}>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button size="xs" type="submit" disabled={!canSend}>
          {t('composer.send')}
        </Button>
      </div>
    </form>
  );
}

/** What is written in the place of a request. */
export interface RequestEdit {
  text: string;
  /** What is written now; null: the words of the request. */
  onText(text: string | null): void;
  onSend(text: string): void;
  onCancel(): void;
}

interface RequestViewProps {
  message: ChatUiMessage;
  today: Date;
  /** Of the last turn: measured at once, not only when it comes into view. */
  isRecent: boolean;
  /** Present on a request that may be worded anew. */
  onEdit?: (() => void) | undefined;
  /** What is being written in its place. */
  editing: RequestEdit | null;
  leaf: ReactNode;
  onReading(): void;
}

/** What the seller asked for, with its files. */
export function RequestView({ message, today, isRecent, onEdit, editing, leaf, onReading }: RequestViewProps) {
  const { t } = useTranslation('chat');
  const text = textOf(message);
  const files = filesOf(message);
  const time = messageDateLabel(message.metadata?.created_at, today);
  return (
    <ListItem
      className={`${classes.message} ${classes.user}`}
      data-role="user"
      data-message={message.id}
      data-recent={isRecent || undefined}
    >
      <VisuallyHidden>{t('message.you')}</VisuallyHidden>
      {files.length > 0 && (
        <ul className={classes.files} aria-label={t('files.list')}>
          {files.map((file) => (
            <li key={file.file_id}>
              <FileChip
                name={file.name}
                kind={file.kind}
                thumbnailUrl={file.thumbnail_url}
                href={file.url}
                detail={<FileFacts file={file} />}
              />
            </li>
          ))}
        </ul>
      )}
      {editing === null ? (
        text !== '' && <RequestText messageId={message.id} text={text} onReading={onReading} />
      ) : (
        <RequestEditor
          initial={editing.text}
          hasFiles={files.length > 0}
          onText={(written) => editing.onText(written === text ? null : written)}
          onSend={editing.onSend}
          onCancel={editing.onCancel}
          onReading={onReading}
        />
      )}
      {editing === null && (
        <MessageFoot
          copy={text === '' ? null : { label: t('message.copyRequest'), text: () => text }}
          action={{ label: t('edit.start'), icon: IconPencil, onClick: onEdit }}
          leaf={leaf}
          time={time}
        />
      )}
    </ListItem>
  );
}
