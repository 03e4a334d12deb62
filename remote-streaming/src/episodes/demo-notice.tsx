import { Icon, useTranslation, type Episode } from '@sahra/shared/facade';
import styles from './episode-page.module.css';

/** What is said where a demo clip plays in place of the work itself; undefined where the work plays. */
export function useDemoText({ playback }: Pick<Episode, 'playback'>): string | undefined {
  const { t } = useTranslation('streaming');
  const seconds = Math.round(playback.durationSeconds);
  return playback.isDemoClip ? t('episode.demoClip', { clip: playback.clipTitle, seconds }) : undefined;
}

export function DemoNotice({ text }: { text: string }) {
  return (
    <p className={styles.demo}>
      <Icon name="info" />
      <span>{text}</span>
    </p>
  );
}
