import { useTranslation, type ProgramCard } from '@sahra/shared/facade';

/** Says how long something is: minutes as hours and minutes, a series in seasons. */
export function useLength() {
  const { t } = useTranslation('streaming');
  const ofMinutes = (total: number) => {
    const hours = Math.floor(total / 60);
    const minutes = total % 60;
    if (hours === 0) return t('length.minutes', { minutes });
    return minutes === 0 ? t('length.hours', { hours }) : t('length.hoursMinutes', { hours, minutes });
  };
  const ofProgram = ({
    kind,
    durationMinutes,
    seasonCount,
  }: Pick<ProgramCard, 'kind' | 'durationMinutes' | 'seasonCount'>) =>
    kind === 'series' ? t('length.seasons', { count: seasonCount }) : ofMinutes(durationMinutes);
  return { ofMinutes, ofProgram };
}
