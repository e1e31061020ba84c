import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { Anchor, Group, Loader, Paper, Skeleton, Tabs, Text } from '@mantine/core';
import { IconExternalLink, IconMessage } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { isWebAddress } from '../../lib/picture-address.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardFailure } from './CardFailure.tsx';
import { ConflictPanel } from './edit/ConflictPanel.tsx';
import { EditableSections } from './edit/EditableSections.tsx';
import { EditingProvider } from './edit/editing.tsx';
import { SaveState } from './edit/SaveState.tsx';
import { ImproveBox } from './ImproveBox.tsx';
import classes from './ListingPreview.module.css';
import { type ComparedVersions, ReviewView } from './review/ReviewView.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import { VersionsList } from './VersionsList.tsx';

const views = ['listing', 'comparison', 'versions'] as const;
export type PreviewView = (typeof views)[number];
export const isPreviewView = (value: string | null): value is PreviewView => views.some((view) => view === value);

interface ListingPreviewProps {
  card: Card;
  view: PreviewView;
  onView(view: PreviewView): void;
  exportControl: ReactNode;
  /** The card's pictures, checked by the rules of the marketplace that is written for. */
  gallery(marketplace: Marketplace): ReactNode;
}

function Importing({ card }: { card: Card }) {
  const { t } = useTranslation('listing');
  return (
    <div className={classes.importing} role="status">
      <Loader size="sm" />
      <Text fw={500}>{t('importing')}</Text>
      {card.source_url !== null && (
        <Text size="sm" c="dimmed" className={classes.wrap ?? ''}>
          {card.source_url}
        </Text>
      )}
    </div>
  );
}

/** The frame of a card while it is loaded, so that nothing jumps when it comes. */
export function PreviewSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height={36} mb="md" />
      <div className={classes.columns}>
        <Skeleton height={140} radius="lg" className={classes.first ?? ''} />
        <Skeleton height={640} radius="lg" className={classes.main ?? ''} />
        <div className={classes.side}>
          <Skeleton height={320} radius="lg" />
          <Skeleton height={220} radius="lg" />
        </div>
      </div>
    </div>
  );
}

/** The marketplace to write for: the card's own until the seller chooses another, and again once the card's changes. */
function useChosenMarketplace(own: Marketplace) {
  const [choice, setChoice] = useState({ own, chosen: own });
  const marketplace = choice.own === own ? choice.chosen : own;
  return [marketplace, (chosen: Marketplace) => setChoice({ own, chosen })] as const;
}

export function ListingPreview({ card, view, onView, exportControl, gallery }: ListingPreviewProps) {
  const { t } = useTranslation(['listing', 'common']);
  const [compared, setCompared] = useState<ComparedVersions>({ from: 'original', to: 'current' });
  const [marketplace, setMarketplace] = useChosenMarketplace(card.marketplace);
  if (card.status === 'importing') return <Importing card={card} />;
  if (card.status === 'failed' && card.current.listing.title === '') return <CardFailure card={card} />;
  return (
    <EditingProvider card={card} marketplace={marketplace}>
      <Group justify="space-between" mb="md" gap="sm">
        <Group gap="md">
          <Text size="sm" c="dimmed">
            {t(`common:marketplaces.${card.marketplace}`)}
            {card.brand_store !== null && ` · ${card.brand_store}`}
          </Text>
          {card.source_url !== null && isWebAddress(card.source_url) && (
            <Anchor
              href={card.source_url}
              target="_blank"
              rel="noreferrer noopener"
              size="sm"
              className={`${classes.source} lone-link screen-only`}
            >
              {t('source')} <IconExternalLink size={14} aria-hidden />
            </Anchor>
          )}
          <SaveState />
        </Group>
        <Group gap="xs" className={classes.actions ?? ''}>
          <ButtonLink to={paths.newChat(card.id)} variant="default" leftSection={<IconMessage size={16} />}>
            {t('ask')}
          </ButtonLink>
          {exportControl}
        </Group>
      </Group>
      {card.status === 'failed' && <CardFailure card={card} />}
      <ConflictPanel />
      <div className={classes.columns} data-view={view} data-has-title={view === 'listing' || undefined}>
        <Paper withBorder radius="lg" p="md" className={`${classes.first} screen-only`}>
          <ImproveBox card={card} marketplace={marketplace} onMarketplace={setMarketplace} />
        </Paper>
        <Paper withBorder radius="lg" className={classes.main ?? ''}>
          <Tabs value={view} onChange={(value) => isPreviewView(value) && onView(value)} keepMounted={false}>
            <Tabs.List px="md">
              {views.map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {t(`views.${name}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="listing" className={classes.tabPanel ?? ''}>
              <EditableSections />
            </Tabs.Panel>
            <Tabs.Panel value="comparison" className={classes.tabPanel ?? ''}>
              <ReviewView compared={compared} onCompared={setCompared} />
            </Tabs.Panel>
            <Tabs.Panel value="versions" className={classes.tabPanel ?? ''}>
              <VersionsList
                onCompare={(from) => {
                  setCompared({ from, to: 'current' });
                  onView('comparison');
                }}
              />
            </Tabs.Panel>
          </Tabs>
        </Paper>
        <div className={classes.side}>
          <Paper withBorder radius="lg" p="md">
            <ScorePanel card={card} marketplace={marketplace} />
          </Paper>
          <Paper withBorder radius="lg" p="md">
            {gallery(marketplace)}
          </Paper>
        </div>
      </div>
    </EditingProvider>
  );
}
