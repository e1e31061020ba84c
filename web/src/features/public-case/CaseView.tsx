import type { PublicCase } from '@cardwright/contract/cases';
import { Anchor, Group, Paper, Skeleton, Tabs, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../lib/isolated.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ScoreBadge } from '../../ui/ScoreBadge.tsx';
import classes from './CaseView.module.css';

/** In characters: a longer title gets a smaller font, so that the product shows on the first screen. */
const longTitle = 120;

const views = ['listing', 'comparison'] as const;
export type CaseViewName = (typeof views)[number];
export const isCaseView = (value: string | null): value is CaseViewName => views.some((view) => view === value);

interface CaseViewProps {
  shown: PublicCase;
  view: CaseViewName;
  onView(view: CaseViewName): void;
  gallery: ReactNode;
  listing: ReactNode;
  /** Mounted only while it is shown. */
  comparison: ReactNode;
  chat: ReactNode;
  /** Id of the chat, for the link to it on narrow screens. */
  chatId: string;
}

/** The frame of a published listing while it is loaded, so that little moves when it comes. */
export function CaseSkeleton() {
  const { t } = useTranslation('case');
  return (
    <div role="status" aria-busy>
      <VisuallyHidden component="h1">{t('loading')}</VisuallyHidden>
      <Skeleton height={32} width="60%" mb={6} />
      <Skeleton height={22} width={220} mb="lg" />
      <div className={classes.columns}>
        <Skeleton height={360} radius="lg" className={classes.side ?? ''} />
        <Skeleton height={640} radius="lg" className={classes.main ?? ''} />
        <Skeleton height={200} radius="lg" className={classes.chat ?? ''} />
      </div>
    </div>
  );
}

/** A published listing as a visitor reads it. */
export function CaseView({ shown, view, onView, gallery, listing, comparison, chat, chatId }: CaseViewProps) {
  const { t } = useTranslation(['case', 'listing', 'common']);
  const { marketplace, brand_store, score } = shown;
  const { title } = shown.current.listing;
  const isImproved = shown.original.id !== shown.current.id;
  const shop = t(`common:marketplaces.${marketplace}`);
  return (
    <>
      <Title order={1} className={classes.title ?? ''} dir="auto" data-long={title.length > longTitle || undefined}>
        {title || t('untitled')}
      </Title>
      <Group gap="sm" mt={6} mb="lg">
        <Text size="sm" c="dimmed" className={classes.wrap ?? ''}>
          {shop}
          {brand_store !== null && ` · ${isolated(brand_store)}`}
        </Text>
        {score !== null && (
          <span className={classes.score}>
            <Text component="span" size="sm" c="dimmed" aria-hidden>
              {t('scoreName')}
            </Text>
            <ScoreBadge score={score} label={t('score', { score })} />
            <Text component="span" size="sm" c="dimmed" aria-hidden>
              {t('of')}
            </Text>
          </span>
        )}
        <Anchor href={`#${chatId}`} size="sm" className={classes.toChat ?? ''}>
          {t('askLink')}
        </Anchor>
      </Group>
      <div className={classes.columns}>
        <Paper withBorder radius="lg" p="md" className={classes.side ?? ''}>
          {gallery}
        </Paper>
        <Paper withBorder radius="lg" className={classes.main ?? ''}>
          {isImproved ? (
            <Tabs value={view} onChange={(value) => isCaseView(value) && onView(value)} keepMounted={false}>
              <Tabs.List px="md" className={classes.tabs ?? ''}>
                {views.map((name) => (
                  <Tabs.Tab key={name} value={name}>
                    {t(`views.${name}`)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value="listing" className={classes.panel ?? ''}>
                {listing}
              </Tabs.Panel>
              <Tabs.Panel value="comparison" className={classes.panel ?? ''}>
                {comparison}
              </Tabs.Panel>
            </Tabs>
          ) : (
            <div className={classes.panel}>{listing}</div>
          )}
        </Paper>
        <div className={classes.chat}>{chat}</div>
      </div>
      <footer className={classes.made}>
        <div>
          <Text fw={600}>{t('made.title')}</Text>
          <Text c="dimmed">{t('made.text')}</Text>
        </div>
        <ButtonLink to={paths.landing()} variant="default">
          {t('made.action')}
        </ButtonLink>
      </footer>
    </>
  );
}
