import type { Profile } from '@cardwright/contract/users';
import { Button, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import classes from './Profile.module.css';
import { useUser } from './use-user.ts';

/** In characters, as in the contract. */
const longestName = 100;

/** The seller's name, edited in place: the new one shows at once, and is reverted if the server refuses it. */
export function NameField({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common']);
  const { api, logError } = useServices();
  const setProfile = useUser((user) => user.setProfile);
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const editRef = useRef<HTMLButtonElement>(null);
  const wasEditingRef = useRef(false);
  const isEditing = draft !== null;
  useEffect(() => {
    if (wasEditingRef.current && !isEditing) editRef.current?.focus();
    wasEditingRef.current = isEditing;
  }, [isEditing]);

  const open = (text: string) => {
    setIsSaved(false);
    setDraft(text);
  };
  const close = () => {
    setProblem(null);
    setDraft(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft?.trim() ?? '';
    const name = text === '' ? null : text;
    if (text.length > longestName) return setProblem(t('name.tooLong'));
    close();
    if (name === profile.name) return;
    setIsSaving(true);
    setProfile({ ...profile, name });
    try {
      setProfile(await api.call<Profile>('PATCH', '/users/me', { body: { name } }));
      setIsSaved(true);
    } catch (error) {
      logError(error);
      setProfile(profile);
      open(text);
      setProblem(messageOf(error, t('name.failed')));
    } finally {
      setIsSaving(false);
    }
  };

  if (isEditing) {
    return (
      <form noValidate onSubmit={(event) => void save(event)}>
        <Group gap="xs" align="flex-start">
          <TextInput
            aria-label={t('name.label')}
            autoComplete="name"
            autoFocus
            value={draft}
            error={problem}
            errorProps={{ role: 'alert' }}
            onChange={(event) => {
              setDraft(event.currentTarget.value);
              setProblem(null);
            }}
            onKeyDown={(event) => event.key === 'Escape' && close()}
            miw={200}
            maw={320}
            flex={1}
          />
          <Button type="submit">{t('name.save')}</Button>
          <Button variant="default" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
        </Group>
      </form>
    );
  }
  return (
    <span className={classes.inline}>
      {profile.name ?? (
        <Text component="span" c="dimmed">
          {t('name.none')}
        </Text>
      )}
      <Button
        ref={editRef}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencil size={14} />}
        onClick={() => !isSaving && open(profile.name ?? '')}
      >
        {t(profile.name === null ? 'name.add' : 'name.edit')}
      </Button>
      <VisuallyHidden role="status">{isSaved && t('name.saved')}</VisuallyHidden>
    </span>
  );
}
