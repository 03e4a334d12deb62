import { Badge, ButtonLink, formatList, Link, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { AdminActionResult } from '@sahra/shared/forms/admin-action';
import { ConfirmedActionForm } from '@sahra/shared/parts/admin-parts/confirmed-action-form';
import { Card } from '@sahra/shared/parts/card';
import { paths } from '../../paths.ts';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';
import { NEW, type Names, type Zone } from './load-zones.ts';
import { MethodFacts } from './method-facts.tsx';

interface ZoneCardProps {
  zone: Zone & { places: string[] };
  /** The last one stays. */
  isLast: boolean;
  answer: AdminActionResult;
}

/** A zone: its countries, and the ways in which parcels go there. */
export function ZoneCard({ zone, isLast, answer }: ZoneCardProps) {
  const { t } = useTranslation('shipping');
  const { code } = useLanguage();
  const nameOf = (names: Names) => names[code] || names.en;
  const common = { answer, button: t('remove.button'), yes: t('remove.yes') };
  return (
    <Card as="li" variant="quiet">
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={paths.adminZone.href(zone.id)}>
            <bdi>{nameOf(zone.name)}</bdi>
          </Link>
        </h2>
        {zone.countries.length === 0 && <Badge>{t('zone.elsewhere')}</Badge>}
      </div>
      {zone.places.length > 0 && <p className={styles.count}>{formatList(zone.places, code)}</p>}
      {zone.methods.length === 0 && <p>{t('method.none')}</p>}
      <ul role="list" className={styles.list}>
        {zone.methods.map((method) => (
          <li key={method.id} className={styles.entry}>
            <Link to={paths.adminMethod.href(zone.id, method.id)}>
              <bdi>{nameOf(method.name)}</bdi>
            </Link>
            <MethodFacts method={method} />
            <ConfirmedActionForm
              {...common}
              intent="remove-method"
              target={String(method.id)}
              label={t('remove.method', { name: isolated(nameOf(method.name)) })}
              question={t('remove.methodQuestion', { name: isolated(nameOf(method.name)) })}
              consequence={t('remove.methodConsequence')}
              isDestructive
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink variant="quiet" to={paths.adminMethod.href(zone.id, NEW)}>
          {t('method.new')}
        </ButtonLink>
        {!isLast && (
          <ConfirmedActionForm
            {...common}
            intent="remove-zone"
            target={String(zone.id)}
            label={t('remove.zone', { name: isolated(nameOf(zone.name)) })}
            button={t('remove.zoneButton')}
            question={t('remove.zoneQuestion', { name: isolated(nameOf(zone.name)) })}
            consequence={t('remove.zoneConsequence')}
            isDestructive
          />
        )}
      </div>
    </Card>
  );
}
