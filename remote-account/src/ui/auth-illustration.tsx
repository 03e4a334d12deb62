import { near } from '@sahra/shared/facade';
import styles from './auth-illustration.module.css';

/** Drawn where there is room for it: phones do without its code. */
const Illustration = near(
  () => import('./auth-illustration-section.tsx'),
  () => <div className={styles.illustration} />,
);

/** The picture beside the auth pages; fills what it is in. */
export const AuthIllustration = () => (
  <div className={styles.place}>
    <Illustration />
  </div>
);
