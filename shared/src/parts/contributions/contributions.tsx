import { near, Skeleton, type ActionFunctionArgs } from '@sahra/shared/facade';
import { laterAction } from '../../forms/later-action.ts';
import type { AddressedThing } from './contribution-answer.ts';
import styles from './contributions.module.css';
import { intentOf } from './intent-of.ts';

export { loadContributions, type LoadedContributions } from './load-contributions.ts';

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/**
 * The action of a page that shows contributions: takes their forms, and leaves those of others to `otherwise`. The code for it comes
 * with the first form that is sent.
 *
 * @param param the part of the page's pattern that has the thing's id.
 */
export const contributionsAction =
  (kind: AddressedThing['kind'], param: string, otherwise?: Action): Action =>
  async (args) => {
    const form = await args.request.clone().formData();
    if (otherwise && !form.has('intent')) return await otherwise(args);
    const take = laterAction(async () => {
      const { takeContributionForm } = await import('./contribution-action.ts');
      return (own) => takeContributionForm(own, { kind, id: own.params[param] ?? '' }, intentOf(form));
    }, ['intent', 'target']);
    return await take(args);
  };

/** Holds the place of a section of contributions. */
export const ContributionsSkeleton = () => (
  <div className={styles.section}>
    <Skeleton height="panel" />
  </div>
);

/** What people wrote about a thing, and the form for more; comes alive when the visitor is near. */
export const Contributions = near(() => import('./contributions-section.tsx'), ContributionsSkeleton, {
  className: styles.far,
  namespaces: ['contributions'],
});
