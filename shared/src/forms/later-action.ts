import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import type { FormState } from './form-state.ts';
import { textOf } from './text-of.ts';

/**
 * The action of a page whose code comes when somebody fills in a form, or sends one: schemas, and what checks by them, weigh more than
 * all else of many a page. Where it does not come nothing is sent, and what was typed stays.
 *
 * @param load imports the action; may be called again where it fails.
 * @param marks names of fields by which the page tells its forms apart.
 */
export function laterAction<Answer>(
  load: () => Promise<(args: ActionFunctionArgs) => Answer>,
  marks: readonly string[] = [],
) {
  const act = async (args: ActionFunctionArgs) => {
    let action;
    try {
      action = await load();
    } catch (error) {
      console.warn(error);
      const form = await args.request.formData();
      const initialValue = Object.fromEntries(marks.map((name) => [name, textOf(form, name)]));
      return data<FormState>({ at: Date.now(), result: { initialValue }, failure: 'network' }, 503);
    }
    return await action(args);
  };
  return Object.assign(act, { prepare: load });
}
