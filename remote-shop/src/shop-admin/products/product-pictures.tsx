import { Picture, useTranslation } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { refusalOfCode } from '@sahra/shared/form-rules/check-picture';
import { usePictureErrorText } from '@sahra/shared/forms/pictures/use-picture-error-text';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { PictureField } from '@sahra/shared/parts/picture-field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import admin from '../admin.module.css';
import type { ManagedProduct } from './load-product.ts';
import styles from './products.module.css';

interface ProductPicturesProps {
  product: ManagedProduct;
  answer: AdminActionResult;
}

/** The pictures that were uploaded for a product, and a way to upload one more. */
export function ProductPictures({ product, answer }: ProductPicturesProps) {
  const { t } = useTranslation('products');
  const errorText = usePictureErrorText('product');
  const { pictures, revision } = product;
  const state = stateOf(answer, 'picture', 'new');
  const refusal = refusalOfCode(state?.code ?? '');
  const problem = refusal && errorText(refusal);
  return (
    <section aria-labelledby="pictures" className={admin.part}>
      <h2 id="pictures" className={admin.heading}>
        {t('pictures.title')}
      </h2>
      <p className={styles.text}>{t(pictures.length > 0 ? 'pictures.text' : 'pictures.none')}</p>
      <ul role="list" className={styles.pictures}>
        {pictures.map(({ mediaId, picture }, index) => (
          <li key={mediaId}>
            <Picture picture={picture} alt={picture.alternative} sizes="12rem" />
            <p>{picture.alternative || t('pictures.noAlternative')}</p>
            <AdminActionForm
              intent="removePicture"
              target={String(mediaId)}
              answer={answer}
              label={t('pictures.removeOf', { number: index + 1 })}
              button={t('pictures.remove')}
            >
              <input type="hidden" name="revision" value={revision} />
            </AdminActionForm>
          </li>
        ))}
      </ul>
      <SendingForm key={revision} hasTrap={false} label={t('pictures.add')}>
        <FormProblems
          state={problem ? undefined : state}
          errors={problem ? [{ id: 'product-picture', message: problem }] : []}
          failureText={state?.code === 'product_changed' ? t('conflict.text') : undefined}
        />
        <input type="hidden" name="intent" value="picture" />
        <input type="hidden" name="target" value="new" />
        <input type="hidden" name="revision" value={revision} />
        <PictureField
          id="product-picture"
          name="picture"
          use="product"
          picture={null}
          label={t('pictures.add')}
          {...(problem && { error: problem })}
        />
        <SendButton variant="quiet" sendsFiles>
          {t('pictures.save')}
        </SendButton>
      </SendingForm>
    </section>
  );
}
