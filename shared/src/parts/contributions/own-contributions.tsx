import type { ReactNode } from 'react';
import { useActionData, useTranslation, type OwnContribution as Own } from '@sahra/shared/facade';
import { ChangeForm, TimeLeft } from './change-form.tsx';
import { idOf } from './contribution-address.ts';
import type { ContributionAnswer } from './contribution-answer.ts';
import styles from './contribution-item.module.css';
import { DeletePanel } from './contribution-panels.tsx';
import { ContributionText } from './contribution-text.tsx';
import { ContributionsContext, useContributions } from './contributions-context.ts';
import { Notice } from './notice.tsx';
import { headingOf, PanelLink } from './panel-link.tsx';
import { photoParts } from './photos/photo-parts.ts';
import { PhotoPartsContext } from './photos/photo-parts-context.ts';
import { usePanels } from './use-panels.ts';

export { takeOwnForm } from './contribution-action.ts';

interface OwnContributionsProps {
  items: readonly Own[];
  /** When they were read, in milliseconds. */
  asOf: number;
  /** Each within an `OwnContribution`. */
  children: ReactNode;
}

/** What one person wrote, away from its things. The page’s action is `takeOwnForm`. */
export function OwnContributions({ items, asOf, children }: OwnContributionsProps) {
  const answer = useActionData<ContributionAnswer>();
  const panels = usePanels(answer);
  const ownOf = (id: number) => items.find((item) => item.id === id);
  return (
    <PhotoPartsContext value={photoParts}>
      <ContributionsContext value={{ kind: 'comment', asOf, answer, panels, ownOf }}>
        <Notice place={null} />
        {children}
      </ContributionsContext>
    </PhotoPartsContext>
  );
}

/** What the author said and can still do with it, below a heading (`headingOf`) that says what it is about. */
export function OwnContribution({ own, children }: { own: Own; children: ReactNode }) {
  const { t } = useTranslation('contributions');
  const { id, kind, author, text, photos, editableUntil } = own;
  const context = useContributions();
  return (
    <ContributionsContext value={{ ...context, kind }}>
      <article id={idOf(id)} aria-labelledby={headingOf(id)} className={styles.item}>
        {children}
        <Notice place={id} />
        {context.panels.isOpen('change', id) ? (
          <>
            <ChangeForm own={own} />
            {photos && <photoParts.Panel own={own} />}
          </>
        ) : (
          <>
            <ContributionText text={text ?? ''} />
            {photos && <photoParts.List photos={photos} name={author?.name ?? t('former')} />}
            <div className={styles.actions}>
              {editableUntil && <PanelLink name="change" id={id} />}
              <PanelLink name="delete" id={id} />
            </div>
            <TimeLeft own={own} />
          </>
        )}
        <DeletePanel id={id} />
      </article>
    </ContributionsContext>
  );
}
