import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SkipLink.module.css';

/** Every layout's main part carries this id and can take the focus. */
export const contentId = 'content';

/** The first stop of the keyboard: past the frame, into the page. The address stays as it is. */
export function SkipLink() {
  const { t } = useTranslation();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    <a href={`#${contentId}`} className={classes.skip} onClick={skip}>
      {t('nav.skip')}
    </a>
  );
}
