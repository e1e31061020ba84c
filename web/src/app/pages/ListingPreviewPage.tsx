import { Alert, Button, Center, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ExportButton } from '../../features/exports/ExportButton.tsx';
import { EditableGallery } from '../../features/images/EditableGallery.tsx';
import { useCard } from '../../features/listing-preview/card-queries.ts';
import { isPreviewView, ListingPreview, PreviewSkeleton } from '../../features/listing-preview/ListingPreview.tsx';
import { ShareControl } from '../../features/public-case/ShareControl.tsx';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';

export function ListingPreviewPage() {
  const { cardId = '' } = useParams();
  // The texts of exports are loaded with the page: later they would suspend the whole page while they load.
  const { t } = useTranslation(['listing', 'common', 'exports']);
  const [params, setParams] = useSearchParams();
  const card = useCard(cardId);
  usePageTitle(card.data?.current.listing.title);
  const view = params.get('view');
  const isMissing = card.error instanceof ApiError && card.error.status === 404;

  if (card.data !== undefined) {
    return (
      <PageFrame>
        {isMissing && (
          // What was written here can still be read and copied.
          <Alert color="yellow" variant="light" role="alert" mb="md" title={t('gone.title')}>
            <Text size="sm" mb="xs">
              {t('gone.text')}
            </Text>
            <ButtonLink to={paths.library()} size="xs" variant="default">
              {t('toLibrary')}
            </ButtonLink>
          </Alert>
        )}
        <ListingPreview
          key={card.data.id}
          card={card.data}
          view={isPreviewView(view) ? view : 'listing'}
          onView={(next) => setParams(next === 'listing' ? {} : { view: next }, { replace: true })}
          exportControl={
            <>
              <ShareControl cardId={card.data.id} caseId={card.data.case_id} />
              <ExportButton cardIds={[card.data.id]} />
            </>
          }
          gallery={(marketplace) => (
            <EditableGallery cardId={cardId} images={card.data.images} marketplace={marketplace} />
          )}
        />
      </PageFrame>
    );
  }
  if (card.error !== null) {
    return (
      <Center mih="50vh" p="md">
        <Stack align="center" gap="sm" ta="center" role="alert">
          <Text fw={500}>{isMissing ? t('notFound') : t('loadError')}</Text>
          {!isMissing && <Text c="dimmed">{messageOf(card.error, t('common:errors.connection'))}</Text>}
          {isMissing ? (
            <ButtonLink to={paths.library()}>{t('toLibrary')}</ButtonLink>
          ) : (
            <Button onClick={() => void card.refetch()}>{t('common:actions.retry')}</Button>
          )}
        </Stack>
      </Center>
    );
  }
  return (
    <PageFrame>
      <PreviewSkeleton />
    </PageFrame>
  );
}
