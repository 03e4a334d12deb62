import { classNames, type Profile } from '@sahra/shared/facade';
import styles from './profiles.module.css';

/** Each drawn on 64 by 64. */
const drawings: Readonly<Record<NonNullable<Profile['picture']>, string>> = {
  moon: 'M44 46A22 22 0 1 1 30 10a18 18 0 0 0 14 36z',
  star: 'M32 9l6.8 15.9 17.2 1.5-13 11.3 3.9 16.8L32 45.6l-14.9 8.9L21 37.7 8 26.4l17.2-1.5z',
  cat: 'M14 12l11 9h14l11-9v25a18 18 0 0 1-36 0zM25 31a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm14 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  boat: 'M9 42h46l-9 13H18zM30 9v29H13zM35 16v22h14z',
  palm: 'M30 30h4l4 26H27zM32 31C21 17 10 20 8 29c10-4 16-2 24 2zM32 31c11-14 22-11 24-2-10-4-16-2-24 2zM31 30c-4-11 0-18 6-21 3 8 0 15-6 21z',
  lantern: 'M26 9h12v6H26zM20 19h24l5 25H15zM21 48h22v7H21zM32 25a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
};

/** The drawn picture of a profile; of the member’s own, the first letter of their name. */
export function ProfilePicture({
  profile: { name, picture },
  isLarge,
}: {
  profile: Pick<Profile, 'name' | 'picture'>;
  isLarge?: boolean;
}) {
  return (
    <span aria-hidden="true" className={classNames(styles.picture, isLarge && styles.large)}>
      {picture ? (
        <svg viewBox="0 0 64 64" fill="currentColor" fillRule="evenodd">
          <path d={drawings[picture]} />
        </svg>
      ) : (
        [...name][0]
      )}
    </span>
  );
}
