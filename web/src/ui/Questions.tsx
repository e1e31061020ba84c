import classes from './Questions.module.css';

interface QuestionsProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions that open to their answers; uses the browser's own disclosure, so that find-in-page finds the answers too. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className={classes.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={classes.item}>
          <summary className={classes.question}>{question}</summary>
          <p className={classes.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
