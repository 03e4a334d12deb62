import { useTranslation, type ManagedOrderDetails } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { errorOf, valueOf } from '@sahra/shared/forms/form-state';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { ConfirmedActionForm } from '@sahra/shared/parts/admin-parts/confirmed-action-form';
import { Field } from '@sahra/shared/parts/field';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';

const LINE_LENGTH = 60;

interface OrderStepsProps {
  order: ManagedOrderDetails;
  answer: AdminActionResult;
}

/** What can be done with an order now; what cannot be taken back is asked first. */
export function OrderSteps({ order, answer }: OrderStepsProps) {
  const { t } = useTranslation('shop-admin');
  const number = isolated(order.number);
  const common = { target: order.number, answer };
  const asked = [
    ...order.steps.flatMap((step) => {
      if (step === 'shipment') return [];
      return step === 'refund' ? (['refund', 'refundWithPieces'] as const) : [step];
    }),
  ];
  return (
    <section aria-labelledby="steps" className={styles.part}>
      <h2 id="steps" className={styles.heading}>
        {t('orders.steps')}
      </h2>
      {order.steps.includes('shipment') && <ShipForm order={order} answer={answer} />}
      <div className={styles.actions}>
        {asked.map((step) => (
          <ConfirmedActionForm
            key={step}
            {...common}
            intent={step}
            label={t(`orders.ask.${step}.label`, { number })}
            button={t(`orders.ask.${step}.button`)}
            question={t(`orders.ask.${step}.question`, { number })}
            consequence={t(`orders.ask.${step}.consequence`)}
            yes={t(`orders.ask.${step}.yes`)}
            isDestructive={step !== 'payment' && step !== 'completion'}
          />
        ))}
        <AdminActionForm {...common} intent="mail" label={t('orders.mailOf', { number })} button={t('orders.mail')} />
      </div>
    </section>
  );
}

function ShipForm({ order, answer }: OrderStepsProps) {
  const { t } = useTranslation('shop-admin');
  const state = stateOf(answer, 'shipment', order.number);
  const field = (name: 'carrier' | 'parcelNumber') => ({
    id: `shipment-${name}`,
    name,
    label: t(`orders.ship.${name}`),
    defaultValue: valueOf(state, name) ?? order[name] ?? '',
    maxLength: LINE_LENGTH,
    autoComplete: 'off',
    ...(errorOf(state, name) && { error: t('orders.ship.notAccepted') }),
  });
  return (
    <AdminActionForm
      intent="shipment"
      target={order.number}
      answer={answer}
      label={t('orders.ship.label', { number: isolated(order.number) })}
      button={t(order.shippedAt ? 'orders.ship.change' : 'orders.ship.button')}
      variant={order.shippedAt ? 'quiet' : 'primary'}
    >
      <Field {...field('carrier')} dir="auto" />
      <Field {...field('parcelNumber')} dir="ltr" />
    </AdminActionForm>
  );
}
