import type { Version } from '@cardwright/contract/cards';
import { Alert, Text, Title } from '@mantine/core';
import { IconFlag, IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ListingSections.module.css';
import { inSection } from './listing-paths.ts';
import { usePathLabel } from './use-path-label.ts';

type SectionName = 'title' | 'description' | 'bullets' | 'specifications' | 'keywords';

interface SectionFrameProps {
  section: SectionName;
  version: Version;
  isEmpty: boolean;
  children: ReactNode;
}

/** One section of the listing, with the flags that want a decision and the quotes that its facts come from. */
export function SectionFrame({ section, version, isEmpty, children }: SectionFrameProps) {
  const { t } = useTranslation('listing');
  const labelOf = usePathLabel();
  const evidence = inSection(version.evidence, section);
  const flags = inSection(version.flags, section);
  return (
    <section className={classes.section} aria-labelledby={`section-${section}`}>
      <Title order={2} fz="sm" c="dimmed" fw={500} id={`section-${section}`} mb={6}>
        {t(`sections.${section}`)}
      </Title>
      {isEmpty ? <Text c="dimmed">{t(`missing.${section}`)}</Text> : children}
      {flags.map((flag) => (
        <Alert
          key={`${flag.path}-${flag.text}`}
          color="yellow"
          variant="light"
          mt="sm"
          py="xs"
          icon={<IconFlag size={16} />}
          title={t('flag', { place: labelOf(flag.path) })}
        >
          {flag.text}
        </Alert>
      ))}
      {evidence.length > 0 && (
        <details className={classes.evidence}>
          <summary>
            <IconQuote size={14} aria-hidden />
            {t('evidence', { count: evidence.length })}
          </summary>
          <ul>
            {evidence.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one fact may have two equal quotes; the list never changes order
              <li key={`${item.path}-${index}`}>
                <Text size="xs" c="dimmed">
                  {labelOf(item.path)}
                </Text>
                <q>{item.quote}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
