import { ApiError, BadRequestError, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { handleAdminAction } from '@sahra/shared/forms/admin-action';
import { paths } from '../../paths.ts';
import { kilogramsOf, minorOf, wholeOf } from '../typed-values.ts';

type Values = Readonly<Record<string, string>>;

/** The languages of a name; without the last three, buyers read the English one. */
export const nameLanguages = ['ar', 'en', 'de', 'fr', 'gr'] as const;
export const nameField = (language: (typeof nameLanguages)[number]) => `name-${language}`;
export const methodNumbers = ['price', 'pricePerKilogram', 'freeFrom', 'maxWeightGrams', 'daysFrom', 'daysTo'] as const;
const nameFields = nameLanguages.map(nameField);

/** Name of the checkbox of a country. */
export const countryField = (code: string) => `country-${code}`;
const countryForm = /^country-([A-Z]{2})$/;

function namesOf(values: Values) {
  const name = (language: (typeof nameLanguages)[number]) => values[nameField(language)] ?? '';
  return { ar: name('ar'), en: name('en'), de: name('de'), fr: name('fr'), gr: name('gr') };
}

/** A zone as it was typed. */
export const zoneOf = (values: Values) => ({
  name: namesOf(values),
  countries: Object.entries(values).flatMap(([field, given]) =>
    given === 'on' ? (countryForm.exec(field)?.[1] ?? []) : [],
  ),
});

/** A way of sending as it was typed. */
export function methodOf(values: Values, currency: string) {
  const { price = '', pricePerKilogram = '', freeFrom = '', maxWeightGrams = '', daysFrom = '', daysTo = '' } = values;
  return {
    name: namesOf(values),
    price: minorOf(price, currency),
    pricePerKilogram: pricePerKilogram.trim() ? minorOf(pricePerKilogram, currency) : 0,
    freeFrom: freeFrom.trim() ? minorOf(freeFrom, currency) : null,
    maxWeightGrams: maxWeightGrams.trim() ? kilogramsOf(maxWeightGrams) : null,
    ...{ daysFrom: wholeOf(daysFrom), daysTo: wholeOf(daysTo) },
  };
}

/** What was refused of a name, by the field that has it. */
function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || !Object.keys(error.fields).some((field) => field.startsWith('name.')))
    return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, text]) => [field.replace(/^name\./, 'name-'), text]),
  );
  return new BadRequestError(error.message, error.status, { code: error.code, fields });
}

/** Handles the one form of a page that saves something and leads back to all zones. */
export async function handleShippingForm(
  args: ActionFunctionArgs,
  save: (app: AppInstance, values: Values) => Promise<unknown>,
) {
  const sent = [...(await args.request.clone().formData()).keys()].filter((field) => countryForm.test(field));
  const fields = [...nameFields, ...methodNumbers, 'countries', ...new Set(sent)];
  return handleAdminAction(
    args,
    {
      save: async (app, _, __, values) => {
        try {
          await save(app, values);
        } catch (error) {
          throw atFields(error);
        }
        app.toasts.getState().show({ text: app.i18n.t('shipping:done.saved'), tone: 'success' });
        throw redirect(paths.adminShipping.href());
      },
    },
    fields,
  );
}
