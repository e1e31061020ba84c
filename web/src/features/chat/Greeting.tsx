import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Greeting.module.css';

/** Stands where there are no messages yet (specification, section 2). */
export function Greeting({ userName }: { userName: string | null }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <Title order={2} className={classes.greeting ?? ''}>
        {userName === null ? t('greeting.plain') : t('greeting.named', { name: userName })}
      </Title>
      <Text c="dimmed" ta="center" mb="md">
        {t('greetingLead')}
      </Text>
    </>
  );
}
