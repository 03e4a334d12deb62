import styles from './controls.module.css';

/** Signs of a player on a 24-unit grid. They stay as they are in a right-to-left page, as the timeline does. */
const drawings = {
  play: 'M8 5.2v13.6a.5.5 0 0 0 .8.4l10.4-6.8a.5.5 0 0 0 0-.8L8.8 4.8a.5.5 0 0 0-.8.4Z',
  pause: 'M7 4.5h3.2v15H7zm6.8 0H17v15h-3.2z',
  replay: 'M12 5V1.8L6.8 6.4 12 11V7.6a5.6 5.6 0 1 1-5.6 5.6H3.8A8.2 8.2 0 1 0 12 5Z',
  back: 'M12 5V1.8L6.8 6.4 12 11V7.6a5.6 5.6 0 1 1-5.6 5.6H3.8A8.2 8.2 0 1 0 12 5Z',
  forward: 'M12 5V1.8l5.2 4.6L12 11V7.6a5.6 5.6 0 1 0 5.6 5.6h2.6A8.2 8.2 0 1 1 12 5Z',
  loud: 'M3.5 9v6h4L13 19.5v-15L7.5 9zm12.2-1.3v8.6a4.9 4.9 0 0 0 0-8.6Zm0-4.4v2.3a7.3 7.3 0 0 1 0 12.8v2.3a9.4 9.4 0 0 0 0-17.4Z',
  quiet: 'M3.5 9v6h4L13 19.5v-15L7.5 9zm12.2-1.3v8.6a4.9 4.9 0 0 0 0-8.6Z',
  muted:
    'M3.5 9v6h4L13 19.5v-15L7.5 9zm12 .3L17 7.8l2.2 2.2 2.2-2.2 1.5 1.5-2.2 2.2 2.2 2.2-1.5 1.5-2.2-2.2-2.2 2.2-1.5-1.5 2.2-2.2z',
  tracks:
    'M3.5 4.5h17a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H12l-4.5 4v-4h-4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm2.2 7.7v2h4.1v-2zm6 0v2h6.6v-2zm-6-4v2h7v-2zm9 0v2h3.6v-2z',
  settings:
    'M10.3 2.5h3.4l.5 2.6 1.7 1 2.5-.9 1.7 3-2 1.7v2l2 1.7-1.7 3-2.5-.9-1.7 1-.5 2.6h-3.4l-.5-2.6-1.7-1-2.5.9-1.7-3 2-1.7v-2l-2-1.7 1.7-3 2.5.9 1.7-1zM12 7.7a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z',
  pictureInPicture: 'M3 4.5h18v7h-2.2V6.7H5.2v10.6H11v2.2H3zm9.8 8.7H21v6.3h-8.2z',
  fullscreen:
    'M3.5 3.5H10v2.3H5.8V10H3.5zm10.5 0h6.5V10h-2.3V5.8H14zM3.5 14h2.3v4.2H10v2.3H3.5zm14.7 0h2.3v6.5H14v-2.3h4.2z',
  exitFullscreen:
    'M7.7 3.5H10V10H3.5V7.7h4.2zm6.3 0h2.3v4.2h4.2V10H14zM3.5 14H10v6.5H7.7v-4.2H3.5zm10.5 0h6.5v2.3h-4.2v4.2H14z',
  close: 'm6.2 4.5 5.8 5.8 5.8-5.8 1.7 1.7-5.8 5.8 5.8 5.8-1.7 1.7-5.8-5.8-5.8 5.8-1.7-1.7 5.8-5.8-5.8-5.8z',
  chapters: 'M3.5 5h2.6v2.6H3.5zm5 0h12v2.6h-12zm-5 5.7h2.6v2.6H3.5zm5 0h12v2.6h-12zm-5 5.7h2.6V19H3.5zm5 0h12V19h-12z',
  wide: 'M2.5 6h19v12h-19zm2.3 2.3v7.4h14.4V8.3z',
  remote: 'M3.5 4.5h17a1 1 0 0 1 1 1v11h-4.3v-2.3h2V6.8H4.8v7.4h2v2.3H2.5v-11a1 1 0 0 1 1-1Zm8.5 9.3 5 6.2H7z',
  previous: 'M19 5.2v13.6a.5.5 0 0 1-.8.4l-9.4-6.4v6.7H6v-15h2.8v6.7l9.4-6.4a.5.5 0 0 1 .8.4Z',
  next: 'M5 5.2v13.6a.5.5 0 0 0 .8.4l9.4-6.4v6.7H18v-15h-2.8v6.7L5.8 4.8a.5.5 0 0 0-.8.4Z',
} as const;

export type PlayerIconName = keyof typeof drawings;

/** A sign inside a control that has a name of its own. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
      {(name === 'back' || name === 'forward') && (
        <text x="12" y="16" className={styles.ten}>
          10
        </text>
      )}
    </svg>
  );
}
