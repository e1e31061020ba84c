import classes from './ScoreBadge.module.css';

/** Bands of a 0 to 100 score: below 60 needs work, below 80 is good, else excellent. */
export function scoreBand(score: number): 'low' | 'middle' | 'high' {
  if (score < 60) return 'low';
  return score < 80 ? 'middle' : 'high';
}

/** A score as a small number; `label` says it in words. */
export function ScoreBadge({ score, label }: { score: number; label: string }) {
  return (
    <span className={classes.badge} data-band={scoreBand(score)} role="img" aria-label={label} title={label}>
      {score}
    </span>
  );
}
