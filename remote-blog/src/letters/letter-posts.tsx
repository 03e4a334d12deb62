import { useEffect, useRef } from 'react';
import { Button, ButtonLink, formatList, getLanguage, useLanguage, useTranslation } from '@sahra/shared/facade';
import { doneOf, stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import { readPostChoice, type PostChoice } from './letter-values.ts';
import styles from './letters.module.css';
import type { Letter } from './load-letters.ts';
import { monthAfter, monthName } from './months.ts';
import { useRefusalText } from './use-refusal-text.ts';

type Language = Letter['posts'][number]['contentLanguage'];

interface LetterPostsProps {
  letter: Letter;
  /** Whose posts are offered. */
  month: string;
  posts: readonly { id: number; title: string; contentLanguage: Language }[];
  answer: AdminActionResult;
}

/** After a post was moved its button is somewhere else; what was taken out or put in has none. Nobody is to lose their place. */
function useFocusAfter(answer: AdminActionResult) {
  const ref = useRef<HTMLElement>(null);
  const done = doneOf(answer);
  const pressed = done?.done === 'posts' ? done.choice : undefined;
  useEffect(() => {
    if (pressed === undefined || !readPostChoice(pressed)) return;
    const button = ref.current?.querySelector<HTMLElement>(`button[value="${pressed}"]`);
    (button ?? ref.current?.querySelector('h2'))?.focus();
  }, [pressed, answer]);
  return ref;
}

function PostTitle({ title, language }: { title: string; language: Language }) {
  const { tag, dir } = getLanguage(language);
  return (
    <bdi lang={tag} dir={dir} className={styles.title}>
      {title}
    </bdi>
  );
}

/** The posts of an issue in their order; of a draft with all that changes them. */
export function LetterPosts({ letter, month, posts, answer }: LetterPostsProps) {
  const { t } = useTranslation('letters');
  const { code } = useLanguage();
  const ref = useFocusAfter(answer);
  const target = String(letter.id);
  const state = stateOf(answer, 'posts', target);
  const refusalText = useRefusalText(state);
  const isDraft = letter.state === 'draft';
  const chosen = new Set(letter.posts.map(({ id }) => id));
  const offered = posts.filter(({ id }) => !chosen.has(id));
  const button = (choice: PostChoice, id: number, title: string, isEnd = false) => (
    <Button
      type={isEnd ? 'button' : 'submit'}
      name="choice"
      value={`${choice}-${id}`}
      variant="quiet"
      aria-disabled={isEnd}
      aria-label={t(`choices.${choice}Of`, { title })}
    >
      {t(`choices.${choice}`)}
    </Button>
  );
  const languagesOf = (codes: readonly Language[]) =>
    codes.length === 0
      ? t('unpublished')
      : formatList(
          codes.map((each) => getLanguage(each).name),
          code,
        );
  const list = (
    <>
      {letter.posts.length === 0 && <p>{t('noPosts')}</p>}
      <ol className={styles.posts}>
        {letter.posts.map(({ id, title, contentLanguage, languages }, index) => (
          <li key={id}>
            <div>
              <PostTitle title={title} language={contentLanguage} />
              <p className={styles.muted}>{languagesOf(languages)}</p>
            </div>
            {isDraft && (
              <div className={styles.buttons}>
                {button('up', id, title, index === 0)}
                {button('down', id, title, index === letter.posts.length - 1)}
                {button('remove', id, title)}
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  );
  const monthHref = (count: number) => paths.letter.href(letter.id, { month: monthAfter(month, count) });
  return (
    <section ref={ref} aria-labelledby="letter-posts" className={styles.part}>
      <h2 id="letter-posts" tabIndex={-1} className={styles.heading}>
        {t('sections.posts')}
      </h2>
      {isDraft ? (
        <SendingForm hasTrap={false} label={t('sections.posts')}>
          <FormProblems state={state} errors={[]} failureText={refusalText} />
          <input type="hidden" name="intent" value="posts" />
          <input type="hidden" name="target" value={target} />
          <input type="hidden" name="revision" value={letter.revision} />
          <input type="hidden" name="order" value={letter.posts.map(({ id }) => id).join(',')} />
          {list}
          <h3 className={styles.subheading}>{t('offered', { month: monthName(month, code) })}</h3>
          {offered.length === 0 && <p>{t('noneOffered')}</p>}
          <ul role="list" className={styles.posts}>
            {offered.map(({ id, title, contentLanguage }) => (
              <li key={id}>
                <PostTitle title={title} language={contentLanguage} />
                <div className={styles.buttons}>{button('add', id, title)}</div>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <ButtonLink variant="ghost" to={monthHref(-1)} preventScrollReset>
              {t('monthBefore')}
            </ButtonLink>
            <ButtonLink variant="ghost" to={monthHref(1)} preventScrollReset>
              {t('monthAfter')}
            </ButtonLink>
          </div>
        </SendingForm>
      ) : (
        list
      )}
    </section>
  );
}
