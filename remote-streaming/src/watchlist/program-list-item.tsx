import type { FormEvent } from 'react';
import { Form, IconButton, type ProgramCard } from '@sahra/shared/facade';
import type { ProgramList } from '@sahra/shared/guest-list/collection';
import { programListFields } from '@sahra/shared/guest-list/update-program-list';
import { PosterCard } from '../ui/poster-card.tsx';
import styles from './program-list-grid.module.css';
import { useListTexts } from './use-list-texts.ts';

interface ProgramListItemProps {
  list: ProgramList;
  program: ProgramCard;
  length: string;
  isPriority: boolean;
  onRemove: () => void;
}

/** The focus goes to the neighbor of what is about to go, or to the top of the page: else it would be lost. */
function focusNeighbor(form: HTMLElement) {
  const item = form.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const button = neighbor?.querySelector('button');
  const main = form.closest('main');
  (button ?? main)?.focus();
}

/** A program of the list, and the way to take it out; without scripts that is a form. */
export function ProgramListItem({ list, program, length, isPriority, onRemove }: ProgramListItemProps) {
  const texts = useListTexts(list);
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusNeighbor(event.currentTarget);
    onRemove();
  };
  return (
    <li className={styles.item}>
      <PosterCard program={program} length={length} isPriority={isPriority} />
      <Form method="post" preventScrollReset onSubmit={remove} className={styles.form}>
        <input type="hidden" name={programListFields.program} value={program.id} />
        <IconButton
          type="submit"
          name={programListFields[list]}
          value="no"
          label={texts.remove(program.title)}
          icon="close"
          variant="ringed"
          size="s"
          className={styles.remove}
        />
      </Form>
    </li>
  );
}
