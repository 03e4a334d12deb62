import { useTranslation } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import type { Country } from '@sahra/shared/forms/country-names';
import { errorOf, valueOf } from '@sahra/shared/forms/form-state';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import longForm from '../long-form.module.css';
import { NEW, type Zone } from './load-zones.ts';
import { NameFields, summaryOf } from './name-fields.tsx';
import { countryField, nameField, nameLanguages } from './shipping-values.ts';

interface ZoneFormProps {
  /** Null: it is to be. */
  zone: Zone | null;
  countries: readonly Country[];
  answer: AdminActionResult;
}

/** What a zone is called, and its countries. */
export function ZoneForm({ zone, countries, answer }: ZoneFormProps) {
  const { t } = useTranslation('shipping');
  const target = zone ? String(zone.id) : NEW;
  const state = stateOf(answer, 'save', target);
  const messageOf = (name: string) =>
    errorOf(state, name) && t(name === 'countries' ? 'errors.countries' : 'errors.name');
  const isChosen = (code: string) =>
    state ? valueOf(state, countryField(code)) === 'on' : (zone?.countries.includes(code) ?? false);
  const wrong = messageOf('countries');
  return (
    <AdminActionForm
      intent="save"
      target={target}
      answer={answer}
      label={t('zone.form')}
      button={t('form.save')}
      variant="primary"
      errors={summaryOf([...nameLanguages.map(nameField), 'countries'], messageOf)}
    >
      <section className={longForm.fields}>
        <NameFields names={zone?.name ?? null} state={state} />
        <fieldset
          id="shipping-countries"
          tabIndex={-1}
          aria-describedby="shipping-countries-hint"
          className={`${longForm.choices} ${longForm.whole}`}
        >
          <legend>{t('zone.countries')}</legend>
          <p id="shipping-countries-hint" className={longForm.hint}>
            {wrong && <strong>{wrong} </strong>}
            {t('zone.countriesHint')}
          </p>
          <ul role="list">
            {countries.map(({ code, name }) => (
              <li key={code}>
                <Checkbox
                  id={`shipping-${code}`}
                  name={countryField(code)}
                  label={name}
                  defaultChecked={isChosen(code)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      </section>
    </AdminActionForm>
  );
}
