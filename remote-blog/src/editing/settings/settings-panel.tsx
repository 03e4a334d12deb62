import {
  Button,
  formatNumber,
  useApp,
  useLanguage,
  useMoment,
  useTranslation,
  type EditedPost,
  type PostChoices,
} from '@sahra/shared/facade';
import { MAX_COMMENT_DAYS } from '@sahra/shared/form-rules/post-rules';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { Field } from '@sahra/shared/parts/field';
import { Select } from '@sahra/shared/parts/select';
import { postTypes } from '../../ui/post-types.ts';
import type { LoadedWriting } from '../writing/load-writing.ts';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { NamedThings } from './named-things.tsx';
import styles from './settings.module.css';
import { toggled } from './settings-values.ts';
import { useSettings } from './use-settings.ts';

interface SettingsPanelProps {
  post: EditedPost;
  choices: PostChoices;
  named: LoadedWriting['named'];
  onSaved: (post: EditedPost) => void;
}

/** What is the same of a post in every language. */
export function SettingsPanel({ post, choices, named, onSaved }: SettingsPanelProps) {
  const { t } = useTranslation(['editing', 'blog']);
  const { code } = useLanguage();
  const moment = useMoment();
  const { api } = useApp();
  const settings = useSettings(post, onSaved);
  const { values, change, state } = settings;
  const { mayPublish } = post;
  const findFilms = async (q: string, signal: AbortSignal) => {
    const { items } = await api.get('/search', { query: { q, type: 'program', pageSize: 12 }, signal });
    return items.flatMap((hit) => (hit.type === 'program' ? [{ id: hit.program.id, name: hit.program.title }] : []));
  };
  const findProducts = async (q: string, signal: AbortSignal) => {
    const { items } = await api.get('/search', { query: { q, type: 'product', pageSize: 12 }, signal });
    return items.flatMap((hit) => (hit.type === 'product' ? [{ id: hit.product.id, name: hit.product.name }] : []));
  };
  const days = values.commentsCloseAfterDays;
  const told = () => {
    if (state.step !== 'failed') return state.step === 'saved' ? t('settings.saved') : '';
    if (!state.meanwhile) return state.code === 'not_allowed' ? t('save.refused.not_allowed') : t('settings.failed');
    const time = moment(state.meanwhile.at);
    return t('settings.meanwhile', { name: `\u2068${state.meanwhile.by ?? t('conflict.unnamed')}\u2069`, time });
  };
  return (
    <form
      className={styles.panel}
      aria-label={t('settings.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void settings.save();
      }}
    >
      <Select
        name="type"
        label={t('fields.type')}
        value={values.type}
        onChange={({ currentTarget }) =>
          change({ type: postTypes.find((type) => type === currentTarget.value) ?? 'standard' })
        }
      >
        {postTypes.map((type) => (
          <option key={type} value={type}>
            {t(`blog:posts.kinds.${type}`)}
          </option>
        ))}
      </Select>
      {mayPublish && (
        <Select
          name="author"
          label={t('fields.author')}
          value={String(values.authorId)}
          onChange={({ currentTarget }) => change({ authorId: Number(currentTarget.value) })}
        >
          {choices.authors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <CoverChoice
        shown={settings.stored.picture}
        source={values.picture}
        onChange={(picture) => change({ picture })}
      />
      {mayPublish && (
        <ChoiceBoxes
          name="category"
          label={t('fields.categories')}
          choices={choices.categories}
          chosen={values.categoryIds}
          onToggle={(id) => change({ categoryIds: toggled(values.categoryIds, id) })}
        />
      )}
      <ChoiceBoxes
        name="tag"
        label={t('fields.tags')}
        choices={choices.tags}
        chosen={values.tagIds}
        onToggle={(id) => change({ tagIds: toggled(values.tagIds, id) })}
      />
      <NamedThings
        label={t('fields.films')}
        search={t('fields.filmSearch')}
        named={named.programs}
        chosen={values.programIds}
        find={findFilms}
        onChange={(programIds) => change({ programIds })}
      />
      <NamedThings
        label={t('fields.products')}
        search={t('fields.productSearch')}
        named={named.products}
        chosen={values.productIds}
        find={findProducts}
        onChange={(productIds) => change({ productIds })}
      />
      {mayPublish && (
        <>
          <Checkbox
            name="isListed"
            label={t('fields.isListed')}
            hint={t('fields.isListedHint')}
            checked={values.isListed}
            onChange={({ currentTarget }) => change({ isListed: currentTarget.checked })}
          />
          <Field
            name="commentsCloseAfterDays"
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_COMMENT_DAYS}
            dir="ltr"
            isOptional
            label={t('fields.commentDays')}
            hint={t('fields.commentDaysHint', { max: formatNumber(MAX_COMMENT_DAYS, code) })}
            value={days ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ commentsCloseAfterDays: value === '' ? null : Math.trunc(Number(value)) })
            }
          />
        </>
      )}
      <p role={state.step === 'failed' ? 'alert' : 'status'}>{told()}</p>
      <Button type="submit" variant="quiet" aria-disabled={state.step === 'saving' || !settings.hasChanged}>
        {t('settings.save')}
      </Button>
    </form>
  );
}
