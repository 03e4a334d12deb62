import { BadRequestError, type AppInstance } from '@sahra/shared/facade';
import { uploadRefusals, type UploadUse } from '../../form-rules/upload-rules.ts';
import { textOf } from '../text-of.ts';

type Api = AppInstance['api'];

export interface PictureUpload {
  use: UploadUse;
  file: File;
  /** What is to be seen, for those who do not see it. */
  alternative: string;
  /** `left,top,width,height` as fractions; the middle of the picture where it is missing. */
  crop?: string;
}

interface UploadOptions {
  signal?: AbortSignal;
  /** Called with how much of it was sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/** Sends a picture to the api. What nothing refers to is removed there after a day. */
export function uploadPicture(api: Api, { use, file, alternative, crop }: PictureUpload, options: UploadOptions = {}) {
  const form = new FormData();
  form.set('alternative', alternative);
  if (crop) form.set('crop', crop);
  form.set('file', file);
  return api.post('/media', { query: { use }, form, ...options });
}

/** The fields of a form by which a picture comes. */
export const pictureFields = (name: string) => ({
  /** The file, where the browser itself sends the form. */
  file: name,
  alternative: `${name}Alternative`,
  /** The id of the upload, where the page has sent the file already. */
  id: `${name}Id`,
});

/** The id of the picture that a form names, or, where scripts did not run, brings along: that one is uploaded here. */
export async function readPicture(api: Api, form: FormData, name: string, use: UploadUse): Promise<number> {
  const fields = pictureFields(name);
  const id = Number(textOf(form, fields.id));
  if (id > 0) return id;
  const file = form.get(fields.file);
  if (!(file instanceof File) || file.size === 0)
    throw new BadRequestError('No picture was chosen', 400, { code: uploadRefusals.missing });
  return (await uploadPicture(api, { use, file, alternative: textOf(form, fields.alternative) })).id;
}

/** For `errorsByCode` of an action: each refusal is an error of the picture’s field. */
export const pictureErrors = (name: string): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(Object.values(uploadRefusals).map((code) => [code, { [name]: code }]));
