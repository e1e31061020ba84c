import { Anchor, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconArrowsDiff, IconDownload, IconGauge, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './LandingPage.module.css';

const steps = [
  { key: 'import', Icon: IconDownload },
  { key: 'score', Icon: IconGauge },
  { key: 'improve', Icon: IconSparkles },
  { key: 'export', Icon: IconArrowsDiff },
] as const;

/** Scores of the example: the ones its two titles would bring to an otherwise good card. */
const sampleScores = { before: 58, after: 94 };

function Sample() {
  const { t } = useTranslation('pages');
  return (
    <figure className={classes.sample} aria-label={t('landing.sample.label')}>
      <div className={classes.sampleRow}>
        <del className={classes.before}>{t('landing.sample.before')}</del>
        <span className={classes.score} title={t('landing.sample.scoreBefore')}>
          {sampleScores.before}
        </span>
      </div>
      <div className={classes.sampleRow}>
        <ins className={classes.after}>
          {t('landing.sample.afterBrand')} {t('landing.sample.after')}
        </ins>
        <span className={`${classes.score} ${classes.scoreGood}`} title={t('landing.sample.scoreAfter')}>
          {sampleScores.after}
        </span>
      </div>
      <figcaption className={classes.source}>{t('landing.sample.source')}</figcaption>
    </figure>
  );
}

export function LandingPage() {
  const { t } = useTranslation('pages');
  return (
    <Stack gap={72}>
      <section className={classes.hero}>
        <Stack gap="lg" justify="center">
          <Title order={1} className={classes.headline}>
            {t('landing.title')}
          </Title>
          <Text fz="lg" c="dimmed" maw="58ch">
            {t('landing.lead')}
          </Text>
          <Group gap="lg">
            <ButtonLink to={paths.login()} size="md">
              {t('landing.signIn')}
            </ButtonLink>
            <Anchor component={Link} to={paths.about()} fw={500}>
              {t('landing.about')}
            </Anchor>
          </Group>
        </Stack>
        <Sample />
      </section>
      <SimpleGrid component="section" cols={{ base: 1, sm: 2, md: 4 }} spacing="xl">
        {steps.map(({ key, Icon }) => (
          <div key={key}>
            <Icon size={22} stroke={1.6} color="var(--app-accent-text)" aria-hidden />
            <Title order={2} fz="lg" mt="xs" mb={4}>
              {t(`landing.steps.${key}.title`)}
            </Title>
            <Text c="dimmed">{t(`landing.steps.${key}.text`)}</Text>
          </div>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
