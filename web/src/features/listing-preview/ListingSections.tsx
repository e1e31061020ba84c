import type { Version } from '@cardwright/contract/cards';
import { Badge, Button, Group, Spoiler, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLanguage, useTextAttributes } from '../../ui/text-language.ts';
import { Description } from './Description.tsx';
import classes from './ListingSections.module.css';
import { SectionFrame } from './SectionFrame.tsx';

/** Rows of the specifications before "View more". */
const shortListLength = 8;
/** Pixels of a description before "View more": two to three screens of reading on a phone. */
const longestDescription = 1_200;

function Specifications({ version }: { version: Version }) {
  const { t } = useTranslation('listing');
  const [isLong, setIsLong] = useState(false);
  const text = useTextAttributes();
  const all = version.listing.specifications;
  const shown = isLong ? all : all.slice(0, shortListLength);
  return (
    <SectionFrame section="specifications" version={version} isEmpty={all.length === 0}>
      <Table className={classes.specifications ?? ''} withRowBorders verticalSpacing={6} {...text}>
        <Table.Tbody>
          {shown.map((specification, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may state a name twice; the order never changes
            <Table.Tr key={`${specification.name}-${index}`}>
              <Table.Th scope="row" {...text}>
                {specification.name}
              </Table.Th>
              <Table.Td {...text}>{specification.value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {all.length > shortListLength && (
        <Button variant="subtle" size="xs" mt={4} aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
          {isLong ? t('showLess') : t('viewMore', { count: all.length - shortListLength })}
        </Button>
      )}
    </SectionFrame>
  );
}

/** Brand, price, category and codes, or `missing` when there are none. */
export function ListingFacts({ listing, missing = null }: { listing: Version['listing']; missing?: ReactNode }) {
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

interface ListingSectionsProps {
  version: Version;
  withTitle?: boolean;
}

/** The listing of one version, section by section; without its title where the page is headed by that. */
export function ListingSections(props: ListingSectionsProps) {
  return (
    <TextLanguage value={props.version.listing.language}>
      <Sections {...props} />
    </TextLanguage>
  );
}

function Sections({ version, withTitle = true }: ListingSectionsProps) {
  const { t } = useTranslation('listing');
  const text = useTextAttributes();
  const { listing } = version;
  return (
    <div className={classes.sections}>
      {withTitle && (
        <SectionFrame section="title" version={version} isEmpty={listing.title === ''}>
          <Text fz="xl" fw={600} lh={1.4} className={classes.wrap ?? ''} {...text}>
            {listing.title}
          </Text>
        </SectionFrame>
      )}
      <ListingFacts listing={listing} />
      <SectionFrame section="bullets" version={version} isEmpty={listing.bullets.length === 0}>
        <ul className={classes.bullets} {...text}>
          {listing.bullets.map((bullet, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bullets may repeat; the order never changes
            <li key={index}>{bullet}</li>
          ))}
        </ul>
      </SectionFrame>
      <SectionFrame section="description" version={version} isEmpty={listing.description === ''}>
        <Spoiler
          maxHeight={longestDescription}
          showLabel={t('viewAll')}
          hideLabel={t('showLess')}
          classNames={{ control: classes.more ?? '' }}
        >
          <Description text={listing.description} />
        </Spoiler>
      </SectionFrame>
      <Specifications version={version} />
      <SectionFrame section="keywords" version={version} isEmpty={listing.keywords.length === 0}>
        <Group gap={6} component="ul" className={classes.keywords ?? ''} {...text}>
          {listing.keywords.map((keyword, index) => (
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
      </SectionFrame>
    </div>
  );
}
