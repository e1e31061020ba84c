import classes from './PlanTag.module.css';

/** What sets a plan apart, beside its name. */
export function PlanTag({ text }: { text: string }) {
  return <span className={classes.tag}>{text}</span>;
}
