import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { useNextRuns } from './task-queries.ts';
import { timeText } from './task-times.ts';

/** A pause in typing; in ms. */
const pauseMs = 300;

/** The next times of a schedule, in its time zone; null: the schedule is not complete yet. */
export function NextRunTimes({ schedule, timezone }: { schedule: string | null; timezone: string }) {
  const { t } = useTranslation('tasks');
  const [asked] = useDebouncedValue(schedule, pauseMs);
  const { data, error } = useNextRuns(asked, timezone);
  const wrong = error instanceof ApiError ? error.errors[0]?.message : undefined;
  const text = () => {
    if (asked === null) return t('form.nextUnknown');
    if (wrong !== undefined) return wrong;
    if (data === undefined) return t('form.nextLoading');
    return t('form.next', { times: data.next_runs.map((at) => timeText(at, timezone)).join(' · ') });
  };
  return (
    <Text size="sm" c={wrong === undefined ? 'dimmed' : 'red'} role="status" className="tabular">
      {text()}
    </Text>
  );
}
