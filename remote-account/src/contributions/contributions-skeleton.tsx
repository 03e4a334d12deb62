import { Skeleton } from '@sahra/shared/facade';
import { Card } from '@sahra/shared/parts/card';
import { AccountSkeleton } from '@sahra/shared/parts/account/account-skeleton';
import { CardList } from '@sahra/shared/parts/account/card-list';
import styles from './contributions.module.css';

const places = [1, 2, 3, 4];

/** The member’s contributions before they are here: as many as a screen has, each of the size of a short one. */
export function ContributionsSkeleton() {
  return (
    <AccountSkeleton>
      <CardList>
        {places.map((place) => (
          <li key={place}>
            <Card variant="quiet">
              <div className={styles.place}>
                <Skeleton width="m" height="text" />
                <Skeleton width="s" />
                <Skeleton width="xl" />
                <Skeleton width="xs" height="control" />
              </div>
            </Card>
          </li>
        ))}
      </CardList>
    </AccountSkeleton>
  );
}
