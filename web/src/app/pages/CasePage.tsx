import type { PublicCase } from '@cardwright/contract/cases';
import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { Gallery } from '../../features/images/Gallery.tsx';
import { ComparisonResult } from '../../features/listing-preview/ComparisonView.tsx';
import { ListingSections } from '../../features/listing-preview/ListingSections.tsx';
import { CaseChat, caseChatId } from '../../features/public-case/CaseChat.tsx';
import { CaseSkeleton, CaseView, isCaseView } from '../../features/public-case/CaseView.tsx';
import { usePublicCase, usePublicComparison } from '../../features/public-case/case-queries.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { TextLanguage } from '../../ui/text-language.ts';

function Comparison({ shown }: { shown: PublicCase }) {
  return <ComparisonResult comparison={usePublicComparison(shown)} />;
}

/** A published card. What a seller can take back should not stay in search engines. */
export function CasePage() {
  return (
    <PageFrame>
      <meta name="robots" content="noindex" />
      <OpenCase />
    </PageFrame>
  );
}

function OpenCase() {
  const { caseId = '' } = useParams();
  const { t } = useTranslation(['case', 'common']);
  const [params, setParams] = useSearchParams();
  const found = usePublicCase(caseId);
  const shown = found.data?.shown;
  const questionsLeft = found.data?.questionsLeft ?? null;
  usePageTitle(shown?.current.listing.title);
  const view = params.get('view');

  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  if (shown !== undefined && !isMissing) {
    return (
      <CaseView
        shown={shown}
        view={isCaseView(view) ? view : 'listing'}
        onView={(next) => setParams(next === 'listing' ? {} : { view: next }, { replace: true })}
        gallery={<Gallery images={shown.images} />}
        listing={<ListingSections listing={shown.current.listing} />}
        comparison={
          <TextLanguage value={shown.current.listing.language}>
            <Comparison shown={shown} />
          </TextLanguage>
        }
        chat={<CaseChat shown={shown} questionsLeft={questionsLeft} />}
        chatId={caseChatId}
      />
    );
  }
  if (found.error !== null) {
    return (
      <Center mih="50vh">
        <Stack align="center" gap="sm" ta="center" role="alert" maw={480}>
          <Title order={1}>{t(isMissing ? 'missing.title' : 'error')}</Title>
          <Text c="dimmed">
            {isMissing ? t('missing.text') : messageOf(found.error, t('common:errors.connection'))}
          </Text>
          {isMissing ? (
            <ButtonLink to={paths.landing()}>{t('missing.action')}</ButtonLink>
          ) : (
            <Button onClick={() => void found.refetch()}>{t('common:actions.retry')}</Button>
          )}
        </Stack>
      </Center>
    );
  }
  return <CaseSkeleton />;
}
