import type { Listing } from '@cardwright/listing/listing';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { factSegments } from './fact-segments.ts';
import classes from './SampleComparison.module.css';
import type { SampleFact } from './sample-listing.ts';

interface SampleListingProps {
  listing: Listing;
  /** Where the facts come from; without them the text is plain. */
  facts?: readonly SampleFact[];
  /** The fact whose source is shown at the moment. */
  shownFact?: SampleFact | null;
  onShowFact?(fact: SampleFact): void;
}

/** One version of the sample. A fact shows its source when it is pointed at, focused or tapped. */
export function SampleListing({ listing, facts = [], shownFact = null, onShowFact }: SampleListingProps) {
  const { t } = useTranslation('pages');
  const textOf = (path: string, text: string) =>
    factSegments(
      text,
      facts.filter((fact) => fact.path === path),
    ).map(({ start, text: part, fact }) =>
      fact === null ? (
        <Fragment key={start}>{part}</Fragment>
      ) : (
        <button
          key={start}
          type="button"
          className={classes.fact}
          aria-pressed={fact === shownFact}
          onMouseEnter={() => onShowFact?.(fact)}
          onFocus={() => onShowFact?.(fact)}
          onClick={() => onShowFact?.(fact)}
        >
          {part}
        </button>
      ),
    );
  return (
    <div className={classes.listing}>
      <p className={classes.title}>{textOf('title', listing.title)}</p>
      <p className={classes.name}>{t('landing.sample.fields.bullets')}</p>
      <ul className={classes.bullets}>
        {listing.bullets.map((bullet, index) => (
          <li key={bullet}>{textOf(`bullets/${index}`, bullet)}</li>
        ))}
      </ul>
      <p className={classes.name}>{t('landing.sample.fields.description')}</p>
      <p className={classes.text}>{textOf('description', listing.description)}</p>
      <p className={classes.name}>{t('landing.sample.fields.specifications')}</p>
      <dl className={classes.specifications}>
        {listing.specifications.map(({ name, value }, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{textOf(`specifications/${index}`, value)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.name}>{t('landing.sample.fields.keywords')}</p>
      <ul className={classes.keywords}>
        {listing.keywords.map((keyword, index) => (
          <li key={keyword}>{textOf(`keywords/${index}`, keyword)}</li>
        ))}
      </ul>
    </div>
  );
}
