import type { CardFileProblem } from '@cardwright/contract/card-files';
import { Badge, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import classes from './add-product.module.css';

interface ProblemsListProps {
  problems: CardFileProblem[];
  errorCount: number;
  warningCount: number;
}

/** Everything that is wrong with a file, by row; errors first. */
export function ProblemsList({ problems, errorCount, warningCount }: ProblemsListProps) {
  const { t } = useTranslation('add');
  if (errorCount + warningCount === 0) return null;
  const more = errorCount + warningCount - problems.length;
  const counts = [
    errorCount > 0 && t('file.errors', { count: errorCount }),
    warningCount > 0 && t('file.warnings', { count: warningCount }),
  ].filter(Boolean);
  return (
    <Stack gap="sm">
      <Title order={3} size="h5" id="file-problems">
        {t('file.problems')}
      </Title>
      <Text size="sm" c="dimmed">
        {counts.join(', ')}. {t('file.problemsLead')}
      </Text>
      <ScrollRegion className={classes.problems} aria-labelledby="file-problems">
        <ul>
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be the same in every word
            <li key={index}>
              <Badge size="sm" variant="light" color={problem.level === 'error' ? 'red' : 'yellow'}>
                {t(`file.${problem.level}`)}
              </Badge>
              <div>
                <Text size="sm">
                  {problem.row !== null && <strong>{t('file.problemPlace', { row: problem.row })} </strong>}
                  {problem.row !== null && problem.column !== null && (
                    <span>{t('file.problemColumn', { column: problem.column })}: </span>
                  )}
                  {problem.message}
                </Text>
                {problem.value !== null && (
                  <Text size="xs" c="dimmed" className={classes.long ?? ''}>
                    {t('file.problemValue', { value: problem.value })}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('file.moreProblems', { count: more })}
          </Text>
        )}
      </ScrollRegion>
    </Stack>
  );
}
