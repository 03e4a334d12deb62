import {
  ButtonLink,
  loadForMember,
  useLoaderData,
  useTranslation,
  VisuallyHidden,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { MAX_PROFILES } from '@sahra/shared/form-rules/profile-rules';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { CardList } from '@sahra/shared/parts/account/card-list';
import { paths } from '../paths.ts';
import { ProfilePicture } from './profile-picture.tsx';
import styles from './profiles.module.css';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account/profiles');

/** The profiles of the account, and the way to change and to add one. */
export default function ProfilesPage() {
  const { t } = useTranslation(['profiles', 'account']);
  const { items } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('account:profiles.manage')} tagline={t('manageTagline')}>
      <CardList>
        {items.map((profile) => {
          const { id, name, picture, maturityLimit } = profile;
          return (
            <Card key={id} as="li" variant="quiet">
              <CardTitle level={2}>
                <span className={styles.head}>
                  <ProfilePicture profile={profile} />
                  <bdi>{name}</bdi>
                </span>
              </CardTitle>
              <p className={styles.note}>{picture === null ? t('own') : t(`shows.${maturityLimit ?? 'everything'}`)}</p>
              <ButtonLink variant="quiet" to={picture === null ? paths.details.href() : paths.profile.href(id)}>
                {t('change')}{' '}
                <VisuallyHidden>
                  <bdi>{name}</bdi>
                </VisuallyHidden>
              </ButtonLink>
            </Card>
          );
        })}
      </CardList>
      <p className={styles.ways}>
        {items.length < MAX_PROFILES ? (
          <ButtonLink variant="primary" to={paths.profile.href('new')}>
            {t('add')}
          </ButtonLink>
        ) : (
          <span className={styles.note}>{t('full')}</span>
        )}
        <ButtonLink variant="quiet" to={paths.profiles.href()}>
          {t('account:profiles.title')}
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
