import { afterAll, beforeAll, vi } from 'vitest';

/** jsdom's forms know nothing of the files that a test puts into a field: these have them. */
class FormDataWithFiles extends FormData {
  constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
    super(form, submitter);
    for (const field of form?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])
      if (field.files?.length) {
        this.delete(field.name);
        for (const file of field.files) this.append(field.name, file);
      }
  }
}

/** Node's requests read no files of jsdom's forms: these give back the form that was put in. */
class FormRequest extends Request {
  readonly #form: FormData | undefined;

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init);
    this.#form = init?.body instanceof FormData ? init.body : undefined;
  }

  override clone(): Request {
    return this.#form ? new FormRequest(this, { body: this.#form }) : super.clone();
  }

  override async formData(): Promise<FormData> {
    return this.#form ?? super.formData();
  }
}

/** Lets the actions of a test file get forms with files. */
export function stubFormRequests(): void {
  beforeAll(() => {
    vi.stubGlobal('FormData', FormDataWithFiles);
    vi.stubGlobal('Request', FormRequest);
  });
  afterAll(() => void vi.unstubAllGlobals());
}
