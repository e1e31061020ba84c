import type { ListingBody } from '@cardwright/contract/listings';
import { Badge, Button, Group, Table, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLanguage, useTextAttributes } from '../../ui/text-language.ts';
import { Description } from './Description.tsx';
import classes from './ListingSections.module.css';
import { LongText } from './LongText.tsx';

/** Rows of the specifications before "View more". */
const shortListLength = 8;
/** Pixels of a description before "View more": two to three screens of reading on a phone. */
const longestDescription = 1_200;

function Section({
  name,
  children,
}: {
  name: 'bullets' | 'description' | 'specifications' | 'keywords';
  children: ReactNode;
}) {
  const { t } = useTranslation('listing');
  return (
    <section className={classes.section} aria-labelledby={`section-${name}`}>
      <Title order={2} fz="sm" c="dimmed" fw={500} id={`section-${name}`} mb={6}>
        {t(`sections.${name}`)}
      </Title>
      {children}
    </section>
  );
}

/** Hidden rows are printed all the same. */
function Specifications({ specifications }: Pick<ListingBody, 'specifications'>) {
  const { t } = useTranslation('listing');
  const [isLong, setIsLong] = useState(false);
  const text = useTextAttributes();
  return (
    <>
      <Table className={classes.specifications ?? ''} withRowBorders verticalSpacing={6} {...text}>
        <Table.Tbody>
          {specifications.map((specification, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may state a name twice; the order never changes
            <Table.Tr key={`${specification.name}-${index}`} hidden={!isLong && index >= shortListLength}>
              <Table.Th scope="row">{specification.name}</Table.Th>
              <Table.Td>{specification.value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {specifications.length > shortListLength && (
        <Button
          variant="subtle"
          size="xs"
          mt={4}
          className={classes.fold ?? ''}
          aria-expanded={isLong}
          onClick={() => setIsLong(!isLong)}
        >
          {isLong ? t('showLess') : t('viewMore', { count: specifications.length - shortListLength })}
        </Button>
      )}
    </>
  );
}

/** Brand, price, category and codes, or `missing` when there are none. */
export function ListingFacts({ listing, missing = null }: { listing: ListingBody; missing?: ReactNode }) {
  const { t } = useTranslation('listing');
  const text = useTextAttributes();
  const { brand, category, price, availability, identifiers } = listing;
  const facts = [
    { name: t('facts.brand'), value: brand },
    { name: t('facts.price'), value: price && [price.amount, price.currency].filter(Boolean).join(' ') },
    { name: t('facts.category'), value: category },
    { name: t('facts.availability'), value: availability && t(`availability.${availability}`) },
    ...Object.entries(identifiers).map(([name, value]) => ({ name: name.toUpperCase(), value: value ?? null })),
  ].filter((fact) => fact.value !== null && fact.value !== '');
  if (facts.length === 0) return missing;
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd {...text}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A listing for reading, section by section, below its title. Missing sections are left out. */
export function ListingSections({ listing }: { listing: ListingBody }) {
  return (
    <TextLanguage value={listing.language}>
      <Sections listing={listing} />
    </TextLanguage>
  );
}

function Sections({ listing }: { listing: ListingBody }) {
  const { t } = useTranslation('listing');
  const text = useTextAttributes();
  const { bullets, description, specifications, keywords } = listing;
  const hasText = description !== '' || [bullets, specifications, keywords].some((list) => list.length > 0);
  return (
    <div className={classes.sections}>
      <ListingFacts listing={listing} missing={hasText ? null : <Text c="dimmed">{t('missing.everything')}</Text>} />
      {bullets.length > 0 && (
        <Section name="bullets">
          <ul className={classes.bullets} {...text}>
            {bullets.map((bullet, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bullets may repeat; the order never changes
              <li key={index} dir="auto">
                {bullet}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {description !== '' && (
        <Section name="description">
          <LongText maxHeight={longestDescription}>
            <Description text={description} />
          </LongText>
        </Section>
      )}
      {specifications.length > 0 && (
        <Section name="specifications">
          <Specifications specifications={specifications} />
        </Section>
      )}
      {keywords.length > 0 && (
        <Section name="keywords">
          <Group gap={6} component="ul" className={classes.keywords ?? ''} {...text}>
            {keywords.map((keyword, index) => (
              <Badge
                component="li"
                // biome-ignore lint/suspicious/noArrayIndexKey: keywords may repeat; the order never changes
                key={index}
                variant="default"
                tt="none"
                fw={400}
                size="lg"
                className={classes.keyword ?? ''}
              >
                {keyword}
              </Badge>
            ))}
          </Group>
        </Section>
      )}
    </div>
  );
}
