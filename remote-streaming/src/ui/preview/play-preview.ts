import type { AppInstance } from '@sahra/shared/facade';
import { readPreferences } from '../preferences/preferences.ts';
import { findPreviewFile } from './preview-file.ts';
import styles from './preview.module.css';

/** Plays a clip of a program over the picture of its card, once, until `signal` ends it. Nothing comes where there is none. */
export async function playPreview(
  { api }: Pick<AppInstance, 'api'>,
  programId: number,
  card: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const { playsPreviews, savesData } = readPreferences();
  if (signal.aborted || !playsPreviews || savesData) return;
  const { manifestUrl } = await api.get('/programs/{programId}/preview', { params: { programId }, signal });
  const file = manifestUrl && (await findPreviewFile(manifestUrl, signal));
  const picture = card.querySelector('img');
  if (!file || !picture || signal.aborted) return;

  const video = document.createElement('video');
  Object.assign(video, {
    className: styles.preview,
    muted: true,
    playsInline: true,
    disablePictureInPicture: true,
    disableRemotePlayback: true,
  });
  // What it shows is what the card says.
  video.ariaHidden = 'true';
  video.tabIndex = -1;
  const end = () => {
    video.remove();
    // An element that is thrown away goes on loading until it has nothing to load.
    video.removeAttribute('src');
    video.load();
  };
  signal.addEventListener('abort', end, { once: true });
  for (const over of ['ended', 'error']) video.addEventListener(over, () => video.remove());
  video.addEventListener('playing', () => (video.dataset.plays = ''));
  video.src = file;
  picture.after(video);
  await video.play();
}
