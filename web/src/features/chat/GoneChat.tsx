import { Center, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { emptyDraft, newChatDraft, ownChatDrafts } from './composer/chat-drafts.ts';
import { joinedText, unsentText } from './composer/unsent-messages.ts';

interface GoneChatProps {
  chatId: string;
  /** It was there when the page was opened. */
  wasShown: boolean;
}

/** Instead of a chat that is not there. What was not sent in it comes along to a new one. */
export function GoneChat({ chatId, wasShown }: GoneChatProps) {
  const { t } = useTranslation(['chat', 'common']);
  const services = useServices();
  const [drafts] = useState(() => ownChatDrafts(services));
  const [draft, setDraft] = useState(emptyDraft);
  // The conversation that stood here stores its last words when it goes, which is after this was drawn.
  useEffect(() => setDraft(drafts.read(chatId)), [drafts, chatId]);
  const text = unsentText(draft);
  const takeAlong = () => {
    const begun = drafts.read(newChatDraft);
    drafts.write(newChatDraft, { ...begun, text: joinedText(text, begun.text) });
    drafts.write(chatId, emptyDraft);
  };
  return (
    <Center mih="50vh" p="md">
      <Stack align="center" gap="sm" ta="center" role="alert" maw="60ch">
        <Text fw={500}>{t(wasShown ? 'gone.deleted' : 'errors.notFound')}</Text>
        {text !== '' && <Text c="dimmed">{t('gone.text')}</Text>}
        {draft.files.length > 0 && <Text c="dimmed">{t('gone.files')}</Text>}
        {text === '' ? (
          <ButtonLink to={paths.newChat()}>{t('common:nav.newChat')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.newChat()} onClick={takeAlong}>
            {t('gone.goOn')}
          </ButtonLink>
        )}
      </Stack>
    </Center>
  );
}
