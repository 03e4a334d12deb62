import { Badge, useMoment, useTranslation, type ManagedOrderDetails } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { errorOf, valueOf } from '@sahra/shared/forms/form-state';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { Select } from '@sahra/shared/parts/select';
import { TextArea } from '@sahra/shared/parts/text-area';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';

const NOTE_LENGTH = 1000;

/** What happened to an order and what was noted, also what its buyer does not see. */
export function ManagedTimeline({ order, answer }: { order: ManagedOrderDetails; answer: AdminActionResult }) {
  const { t } = useTranslation(['shop-admin', 'orders']);
  const moment = useMoment();
  const state = stateOf(answer, 'note', order.number);
  return (
    <section aria-labelledby="timeline" className={styles.part}>
      <h2 id="timeline" className={styles.heading}>
        {t('orders.timeline')}
      </h2>
      <ol role="list" className={styles.list}>
        {order.timeline.map(({ kind, actor, note, isInternal, at }, index) => (
          // Nothing of a timeline ever changes its place.
          <li key={index} className={styles.entry}>
            <span>
              {isInternal ? t('orders.internal') : t(`orders:events.${kind}`)}{' '}
              <Badge>{t(`orders.actors.${actor}`)}</Badge>
            </span>
            {note && <p dir="auto">{note}</p>}
            <time dateTime={at}>{moment(at)}</time>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <AdminActionForm
          // An empty form for the next one.
          key={order.timeline.length}
          intent="note"
          target={order.number}
          answer={answer}
          label={t('orders.note.label', { number: isolated(order.number) })}
          button={t('orders.note.button')}
        >
          <TextArea
            id="note"
            name="note"
            label={t('orders.note.text')}
            defaultValue={valueOf(state, 'note')}
            maxLength={NOTE_LENGTH}
            rows={3}
            dir="auto"
            {...(errorOf(state, 'note') && { error: t('orders.note.missing') })}
          />
          <Select id="note-for" name="choice" label={t('orders.note.for')} defaultValue={valueOf(state, 'choice')}>
            <option value="admins">{t('orders.note.admins')}</option>
            <option value="buyer">{t('orders.note.buyer')}</option>
          </Select>
        </AdminActionForm>
      </div>
    </section>
  );
}
