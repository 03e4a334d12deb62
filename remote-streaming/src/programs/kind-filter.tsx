import { ChoiceLinks, paths, useTranslation } from '@sahra/shared/facade';
import { kinds, type Kind } from './kinds.ts';

/** Films, series, or both. */
export function KindFilter({ kind }: { kind: Kind | null }) {
  const { t } = useTranslation('streaming');
  const choices = [null, ...kinds].map((choice) => ({
    href: paths.programs.href(choice ? { kind: choice } : {}),
    label: t(`programs.kinds.${choice ?? 'all'}`),
    isChosen: choice === kind,
  }));
  return <ChoiceLinks label={t('programs.filter')} choices={choices} />;
}
