import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './add-product.module.css';
import { useAddedCards } from './use-added-cards.ts';

export interface AddressResult {
  address: string;
  card_id: string | null;
  /** Why nothing was added, in the server's words. */
  failure: string | null;
}

/** What became of several addresses; announced to screen readers as it grows. */
export function AddressResults({ results }: { results: AddressResult[] }) {
  const { t } = useTranslation('add');
  const cards = useAddedCards(results.flatMap(({ card_id }) => card_id ?? []));
  if (results.length === 0) return null;
  return (
    <Stack gap="sm">
      <Text fw={600} component="h2" size="md">
        {t('address.results')}
      </Text>
      <ul className={classes.results} aria-live="polite">
        {results.map(({ address, card_id, failure: refusal }) => {
          const card = cards.get(card_id ?? '');
          const failure = refusal ?? card?.failure?.message ?? null;
          const hasCome = card !== undefined && card.status !== 'importing';
          return (
            <li key={address}>
              {card_id === null ? (
                <span className={classes.long}>{address}</span>
              ) : (
                <Anchor component={Link} to={paths.listingPreview(card_id)} className={classes.long ?? ''}>
                  {address}
                </Anchor>
              )}
              <Text size="sm" c={failure === null ? 'dimmed' : 'red'} dir="auto">
                {failure ?? (hasCome ? card.title || t('address.imported') : t('address.opened'))}
              </Text>
            </li>
          );
        })}
      </ul>
      <ButtonLink to={paths.library()} variant="default" style={{ alignSelf: 'start' }}>
        {t('address.toLibrary')}
      </ButtonLink>
    </Stack>
  );
}
