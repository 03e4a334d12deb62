import { useTranslation } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { errorOf, valueOf } from '@sahra/shared/forms/form-state';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { Field } from '@sahra/shared/parts/field';
import { isolated } from '../../ui/isolated.ts';
import longForm from '../long-form.module.css';
import { amountText, kilogramText, SHOP_CURRENCY } from '../typed-values.ts';
import { NEW, type Method } from './load-zones.ts';
import { NameFields, summaryOf } from './name-fields.tsx';
import { methodNumbers, nameField, nameLanguages } from './shipping-values.ts';

type Name = (typeof methodNumbers)[number];
const needed: readonly Name[] = ['price', 'daysFrom', 'daysTo'];

/** What the fields hold at first. */
function storedOf(method: Method | null): Partial<Record<Name, string>> {
  if (!method) return {};
  const { price, pricePerKilogram, freeFrom, maxWeightGrams, daysFrom, daysTo, currency } = method;
  return {
    ...{ price: amountText(price, currency), pricePerKilogram: amountText(pricePerKilogram, currency) },
    freeFrom: freeFrom === null ? '' : amountText(freeFrom, currency),
    maxWeightGrams: maxWeightGrams === null ? '' : kilogramText(maxWeightGrams),
    ...{ daysFrom: String(daysFrom), daysTo: String(daysTo) },
  };
}

/** What a way of sending is called, what it costs, and how long it takes. */
export function MethodForm({ method, answer }: { method: Method | null; answer: AdminActionResult }) {
  const { t } = useTranslation('shipping');
  const target = method ? String(method.id) : NEW;
  const state = stateOf(answer, 'save', target);
  const stored = storedOf(method);
  const isNumber = (name: string): name is Name => methodNumbers.some((known) => known === name);
  const messageOf = (name: string) => errorOf(state, name) && t(`errors.${isNumber(name) ? name : 'name'}`);
  const currency = isolated(method?.currency ?? SHOP_CURRENCY);
  return (
    <AdminActionForm
      intent="save"
      target={target}
      answer={answer}
      label={t('method.form')}
      button={t('form.save')}
      variant="primary"
      errors={summaryOf([...nameLanguages.map(nameField), ...methodNumbers], messageOf)}
    >
      <section className={longForm.fields}>
        <NameFields names={method?.name ?? null} state={state} />
        {methodNumbers.map((name) => {
          const error = messageOf(name);
          return (
            <Field
              key={name}
              id={`shipping-${name}`}
              name={name}
              label={t(`method.fields.${name}`)}
              hint={t(`method.hints.${name}`, { currency })}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              maxLength={20}
              required={needed.includes(name)}
              isOptional={!needed.includes(name)}
              defaultValue={valueOf(state, name) ?? (state ? '' : (stored[name] ?? ''))}
              {...(error && { error })}
            />
          );
        })}
      </section>
    </AdminActionForm>
  );
}
